// Rules over plans: legal but unusual plans that must pass, and plans that must not. The library of support/plan-world.ts.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Row, rows } from './row.ts';

const all = ['read_label', 'shelve_book', 'shelve_disc', 'ask_desk'];
const records = all.slice(1);
const exam = 'forcing-accepted';
const now = 'forcing-refused';

const read: JsonObject = { tool_choice: { type: 'tool', name: 'read_label' }, until: { success: 'read_label' } };
const record: JsonObject = { tool_choice: { type: 'any', disable_parallel_tool_use: true }, until: { success: records } };
const talk: JsonObject = { tool_choice: { type: 'auto' } };
const one: JsonObject = { type: 'auto', disable_parallel_tool_use: true };
const again: JsonObject = { ifNoCall: 'ask-again', most: 3 };
const askRead: JsonObject = { tool_choice: one, until: { success: 'read_label' }, afterTurn: again };
const askRecord: JsonObject = { tool_choice: one, until: { success: records }, afterTurn: again };
const order = 'Call read_label first; after it has succeeded call one of shelve_book, shelve_disc and ask_desk.';

const plan = (phases: Json[], more: JsonObject = {}): JsonObject => ({ tools: all, ...more, phases });
const on = (model: string, value: Json, more: JsonObject = {}): JsonObject => ({
  situation: { model, item: 'book', ...more },
  plan: value,
});
const good = plan([read, record, talk]);
const asking = plan([askRead, askRecord, talk], { system: order, strict: true });

/** The rows. */
export const planRows: Row[] = [
  ...rows(
    'plan.known-tool',
    {
      'a star is no name': on(exam, plan([{ ...read, until: { success: '*' } }, record, talk])),
      'a tool that is known and not offered is another matter': on(exam, plan([read, record, talk], { tools: all.slice(0, 3) })),
      'no names but those of the tools': on(exam, plan([talk])),
    },
    {
      'a name in a condition': on(exam, plan([{ ...read, until: { success: ['read_label', 'read_tag'] } }, record, talk])),
      'a name in strict': on(exam, plan([read, record, talk], { strict: ['Read_label'] })),
      'a name in the tools of a phase': on(exam, plan([read, { ...record, tools: ['shelve_book', 'shelve_cd'] }, talk])),
    },
  ),
  ...rows(
    'plan.request-accepted',
    {
      'thinking is switched off for the forced phases': on(
        exam,
        plan([{ ...read, thinking: { type: 'disabled' } }, { ...record, thinking: { type: 'disabled' } }, talk], {
          thinking: { type: 'enabled', budget_tokens: 2048 },
        }),
      ),
      'adaptive thinking is not manual thinking': on(exam, plan([read, record, talk], { thinking: { type: 'adaptive' } })),
      'none is accepted everywhere': on(now, plan([askRead, askRecord, { tool_choice: { type: 'none' } }], { system: order })),
      'auto with thinking, where forcing is refused': on(now, { ...asking, thinking: { type: 'enabled', budget_tokens: 2048 } }),
    },
    {
      'any is refused like tool': on(now, plan([{ ...record, tools: ['read_label'] }, talk])),
      'thinking for the whole plan': on(exam, { ...good, thinking: { type: 'enabled', budget_tokens: 2048 } }),
      'a forced name that the phase does not offer': on(exam, plan([{ ...read, tools: records }, record, talk])),
      'forcing without tools': on(exam, plan([{ tools: [], tool_choice: { type: 'any' } }])),
      'none has no parallel switch': on(exam, plan([read, record, { tool_choice: { type: 'none', disable_parallel_tool_use: true } }])),
    },
  ),
  ...rows(
    'plan.strict-set',
    {
      'true for all': on(now, asking),
      'only the tools that were called': on(now, { ...asking, strict: ['read_label', 'shelve_book'] }),
      'by name, all of them': on(now, { ...asking, strict: all }),
    },
    {
      'the first tool only': on(now, { ...asking, strict: ['read_label'] }),
      false: on(now, { ...asking, strict: false }),
    },
  ),
  ...rows(
    'plan.first-step-done',
    {
      'three failures': on(exam, good, { fails: 3 }),
      'order by the tools of a phase': on(exam, plan([{ ...read, tools: ['read_label'], tool_choice: { type: 'any' } }, record, talk]), {
        fails: 2,
      }),
      'one call, and the next phase repeats it because the prompt says so': on(
        exam,
        plan([{ ...read, until: { called: '*' } }, record, talk], { system: order }),
        { fails: 2 },
      ),
      'success or many turns': on(exam, plan([{ ...read, until: { anyOf: [{ turns: 9 }, { success: '*' }] } }, record, talk]), {
        fails: 2,
      }),
      'a prompt that forbids to be early': on(now, {
        ...asking,
        system: 'Never call shelve_book, shelve_disc or ask_desk before read_label has succeeded.',
      }),
      'in Japanese': on(now, { ...asking, system: ['read_labelを呼ばずに棚へ戻さないでください。'] }),
    },
    {
      'any first, and nobody said in what order': on(exam, plan([record, talk])),
      'two turns, three failures': on(exam, plan([{ ...read, until: { turns: 2 } }, record, talk]), { fails: 3 }),
      'the prompt forbids the first tool': on(now, {
        ...asking,
        system: ['Do not call read_label.', 'shelve_book, shelve_disc and ask_desk are enough.'],
      }),
    },
  ),
  ...rows(
    'plan.structure-kept',
    {
      'prose is asked about': on(now, asking, { prose: 2 }),
      'auto where the model calls at once': on(exam, plan([talk], { system: order })),
      'a person takes over': on(now, asking, { prose: 99 }),
    },
    {
      'a prompt alone': on(now, plan([{ ...askRead, afterTurn: { ...again, most: 1, then: 'go-on' } }, talk], { system: order }), {
        prose: 99,
      }),
      'none from the start': on(exam, plan([{ tool_choice: { type: 'none' } }])),
    },
  ),
  ...rows(
    'plan.right-tool',
    {
      'a disc': on(exam, good, { item: 'disc' }),
      'two phases, then the default': on(exam, plan([read, record])),
      'any call ends the second phase': on(exam, plan([read, { ...record, until: { called: '*' } }, talk])),
      'one phase for both steps': on(exam, plan([record, talk], { system: order }), { fails: 1 }),
    },
    {
      'the tool for discs is forced on a book': on(
        exam,
        plan([read, { tool_choice: { type: 'tool', name: 'shelve_disc' }, until: { success: '*' } }, talk]),
      ),
      'the tool that fits is not offered': on(exam, plan([read, { ...record, tools: ['shelve_disc', 'ask_desk'] }, talk])),
      'given to a person after the first prose': on(now, plan([{ ...askRead, afterTurn: { ifNoCall: 'hand-on' } }, askRecord, talk]), {
        prose: 1,
      }),
    },
  ),
  ...rows(
    'plan.way-out',
    {
      'a way out in the tools of the phase': on(exam, plan([read, { ...record, tools: records }, talk]), { item: 'umbrella' }),
      'under auto': on(now, asking, { item: 'umbrella', prose: 1 }),
      'a person instead of a tool': on(
        now,
        plan(
          [
            askRead,
            { ...askRecord, tools: ['shelve_book', 'shelve_disc'], until: { success: '*' }, afterTurn: { ifNoCall: 'hand-on' } },
            talk,
          ],
          { system: order },
        ),
        { item: 'umbrella' },
      ),
    },
    {
      'pressed for a call that cannot fit': on(
        now,
        plan([askRead, { ...askRecord, tools: ['shelve_book', 'shelve_disc'], until: { success: '*' } }, talk], { system: order }),
        { item: 'umbrella' },
      ),
      'one kind is forced': on(exam, plan([read, { tool_choice: { type: 'tool', name: 'shelve_book' }, until: { success: '*' } }, talk]), {
        item: 'umbrella',
      }),
    },
  ),
  ...rows(
    'plan.released',
    {
      'no failure': on(exam, good),
      'a number of turns that happens to fit': on(exam, plan([{ ...read, until: { turns: 2 } }, record, talk]), { fails: 1 }),
      'never, in the last phase': on(exam, plan([read, record, { ...talk, until: 'never' }])),
    },
    {
      'a turn too many': on(exam, plan([{ ...read, until: { turns: 2 } }, record, talk])),
      'the condition waits for another tool': on(exam, plan([{ ...read, until: { success: 'shelve_book' } }, record, talk])),
    },
  ),
  ...rows(
    'plan.conversation-free',
    {
      'no last phase': on(exam, plan([read, record]), { talk: ['answer', 'exit'] }),
      'none where only an answer is wanted': on(exam, plan([read, record, { tool_choice: { type: 'none' } }])),
      'a wish first, then a question': on(exam, good, { talk: ['exit', 'answer'] }),
    },
    {
      'the tool is not offered any more': on(exam, plan([read, record, { ...talk, tools: ['read_label'] }]), { talk: ['exit'] }),
      'a person takes over although all is done': on(exam, plan([read, record, { ...talk, afterTurn: { ifNoCall: 'hand-on' } }])),
    },
  ),
  ...rows(
    'plan.asking-bounded',
    {
      'two askings a phase': on(
        now,
        plan([{ ...askRead, afterTurn: { ...again, most: 2 } }, { ...askRecord, afterTurn: { ...again, most: 2 } }, talk], {
          system: order,
        }),
        { prose: 2 },
      ),
      'five in all': on(now, plan([{ ...askRead, afterTurn: { ...again, most: 5 } }, askRecord, talk], { system: order }), { prose: 99 }),
      'a high limit that is not reached': on(
        now,
        plan([{ ...askRead, afterTurn: { ...again, most: 50 } }, askRecord, talk], { system: order }),
        { prose: 1 },
      ),
    },
    {
      six: on(now, plan([{ ...askRead, afterTurn: { ...again, most: 6 } }, askRecord, talk], { system: order }), { prose: 99 }),
      'a limit in name only': on(now, plan([{ ...askRead, afterTurn: { ...again, most: 1000 } }, askRecord, talk], { system: order }), {
        prose: 99,
      }),
    },
  ),
  ...rows(
    'plan.one-call',
    {
      'one recording tool offered': on(
        exam,
        plan([read, { tools: ['shelve_book'], tool_choice: { type: 'any' }, until: { success: '*' } }, talk]),
      ),
      'the switch on auto': on(now, asking),
      'the first step may be parallel': on(exam, plan([{ ...read, tool_choice: { type: 'any' }, tools: ['read_label'] }, record, talk])),
    },
    {
      'any without it': on(exam, plan([read, { ...record, tool_choice: { type: 'any' } }, talk])),
      'auto without it': on(now, plan([askRead, { ...askRecord, tool_choice: { type: 'auto' } }, talk], { system: order })),
      false: on(exam, plan([read, { ...record, tool_choice: { type: 'any', disable_parallel_tool_use: false } }, talk])),
    },
  ),
];
