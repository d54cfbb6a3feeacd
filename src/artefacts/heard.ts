// How a result reads: the agent's own reading, in the form that the rules over results take.
import { leaks, readResult, repeatWord } from '../agent/index.ts';
import type { Heard } from '../grading/index.ts';
import { type Json, walk } from '../model/json.ts';

/** The category word as it stands, whether or not the agent knows it. */
function categoryIn(data: Json | undefined): string | undefined {
  const found = walk(data ?? null).find(
    ({ pointer, value }) => typeof value === 'string' && /\/(?:error)?_?(?:category|kind)$/i.test(pointer),
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Reads one result. Never throws. */
export function hear(result: Json): Heard {
  const { failed, fields, spoken, read, data } = readResult(result);
  const category = categoryIn(data);
  return {
    failed,
    ...fields,
    ...(category === undefined ? {} : { category }),
    spoken,
    read,
    repeat: repeatWord(spoken),
    ...(data === undefined ? {} : { data }),
    leaks: leaks(read, []),
  };
}
