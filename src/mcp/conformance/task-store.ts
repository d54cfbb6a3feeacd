// Tasks of the extension io.modelcontextprotocol/tasks. A task holds no timer: what has become of it is worked out when somebody asks.
import type { Json, JsonObject } from '../../model/json.ts';
import { answers } from './requests.ts';
import type { Answers, Questions } from './requests.ts';

/** How a task ends. */
export type TaskEnd = { result: JsonObject } | { error: { code: number; message: string } };

/** What a task is made of. */
export type TaskPlan = {
  /** Milliseconds until it ends by itself; counted from its start, or from its last answer. */
  takes: number;
  /** What it asks first; absent: nothing. */
  asks?: Questions;
  ends: (found: Answers) => TaskEnd;
};

type Task = {
  id: string;
  plan: TaskPlan;
  created: number;
  updated: number;
  /** When it ends by itself; undefined while it waits for answers. */
  due: number | undefined;
  open: Questions;
  found: Answers;
  end: TaskEnd | 'cancelled' | undefined;
};

/** Milliseconds after its creation for which a task can be asked for. */
const ttlMs = 600_000;
/** Milliseconds that a client should wait between two looks. */
const pollIntervalMs = 200;

/** The tasks of one server. */
export type TaskStore = {
  /** Creates a task and gives its first state, with `resultType` "task". */
  create: (plan: TaskPlan) => JsonObject;
  /** What a task is at present; undefined where there is none of that id. */
  look: (id: string) => JsonObject | undefined;
  /** Hands in answers: keys that are not open, and values that are no answers, are passed over. False: no such task. */
  update: (id: string, responses: Readonly<Record<string, unknown>> | undefined) => boolean;
  /** Cancels what still runs. False: no such task. */
  cancel: (id: string) => boolean;
};

/** A store of its own, in memory. `now` is the clock in milliseconds. */
export function createTaskStore(now: () => number = Date.now): TaskStore {
  const tasks = new Map<string, Task>();

  function find(id: string): Task | undefined {
    for (const [key, { created }] of tasks) if (now() - created > ttlMs) tasks.delete(key);
    const task = tasks.get(id);
    if (task?.due !== undefined && task.end === undefined && now() >= task.due) {
      task.end = task.plan.ends(task.found);
      task.updated = task.due;
    }
    return task;
  }

  function head({ id, created, updated, end, due }: Task): JsonObject {
    const status =
      end === 'cancelled'
        ? 'cancelled'
        : end !== undefined
          ? 'error' in end
            ? 'failed'
            : 'completed'
          : due === undefined
            ? 'input_required'
            : 'working';
    const [createdAt, lastUpdatedAt] = [new Date(created).toISOString(), new Date(updated).toISOString()];
    return { taskId: id, status, createdAt, lastUpdatedAt, ttlMs, pollIntervalMs };
  }

  return {
    create: (plan) => {
      const [created, open] = [now(), plan.asks ?? {}];
      const due = plan.asks === undefined ? created + plan.takes : undefined;
      const task: Task = { id: crypto.randomUUID(), plan, created, updated: created, due, open, found: {}, end: undefined };
      tasks.set(task.id, task);
      return { resultType: 'task', ...head(task) };
    },
    look: (id) => {
      const task = find(id);
      if (task === undefined) return undefined;
      const { end, due, open } = task;
      if (end !== undefined) return { ...head(task), ...(end === 'cancelled' ? {} : end) };
      return { ...head(task), ...(due === undefined ? { inputRequests: { ...open } } : {}) };
    },
    update: (id, responses) => {
      const task = find(id);
      if (task === undefined) return false;
      for (const [key, value] of Object.entries(responses ?? {})) {
        const question = task.open[key];
        const answer = value as Json;
        if (question === undefined || !answers(question, answer)) continue;
        task.found[key] = answer;
        task.open = Object.fromEntries(Object.entries(task.open).filter(([other]) => other !== key));
        task.updated = now();
      }
      if (task.due === undefined && Object.keys(task.open).length === 0) task.due = now() + task.plan.takes;
      return true;
    },
    cancel: (id) => {
      const task = find(id);
      if (task === undefined) return false;
      if (task.end === undefined) [task.end, task.updated] = ['cancelled', now()];
      return true;
    },
  };
}
