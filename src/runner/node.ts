// Grading on Node: in a thread of its own, so that a run that does not end can be ended. This file is also that thread.
import { Worker, parentPort, workerData } from 'node:worker_threads';
import type { RunData } from '../model/exercise.ts';
import { readJson } from '../model/json-text/index.ts';
import { type Graded, grade as gradeHere } from './grade.ts';
import { labOf } from './registry.ts';

/** Milliseconds after which a run is ended. The last resort: guards decide long before. */
const deadline = 5000;

/** What the thread is given: everything as one text. */
type Task = { pokayokeTask: string };

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'pokayokeTask' in data && typeof data.pokayokeTask === 'string';
}

function cutOff(submission: string, { exercise }: RunData): Graded {
  const evidence: Graded['evidence'] = {
    format: 'pokayoke/evidence/1',
    kind: exercise.kind,
    exercise: { id: exercise.id, revision: exercise.revision },
    submission: { text: submission, reading: readJson(submission).reading },
    end: { status: 'stopped', why: { code: 'run.deadline', params: { ms: deadline } } },
    steps: [],
    data: {},
  };
  return { evidence, report: labOf(exercise.kind).judge(evidence) };
}

/**
 * Grades one submission, as the page does.
 * @throws where the exercise's own data are wrong
 */
export function grade(submission: string, data: RunData): Promise<Graded> {
  return new Promise((resolve, reject) => {
    const task: Task = { pokayokeTask: JSON.stringify({ submission, data }) };
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    const timer = setTimeout(() => {
      void worker.terminate();
      resolve(cutOff(submission, data));
    }, deadline);
    let graded: Graded | undefined;
    worker.once('message', (text: string) => {
      clearTimeout(timer);
      graded = JSON.parse(text) as Graded;
    });
    // Settled only when the thread is gone, so that no thread ends while the next one begins.
    worker.once('exit', (code) => {
      clearTimeout(timer);
      if (graded === undefined) reject(new Error(`The thread ended without a report, with code ${String(code)}.`));
      else resolve(graded);
    });
    worker.once('error', (fault: Error) => {
      clearTimeout(timer);
      reject(fault);
    });
  });
}

if (isTask(workerData)) {
  const { submission, data } = JSON.parse(workerData.pokayokeTask) as { submission: string; data: RunData };
  parentPort?.postMessage(JSON.stringify(await gradeHere(submission, data)));
}
