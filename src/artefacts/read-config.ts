// Client configuration: the file itself, or `{file, content}` with what is known about it.
import { isObject, own, walk, type Json } from '../model/json.ts';
import type { ConfigTarget } from '../grading/index.ts';
import type { Artefact, ReadOptions } from './kinds.ts';

function text(value: Json, key: string): string | undefined {
  const found = own(value, key);
  return typeof found === 'string' ? found : undefined;
}

/** The reader's own folder as `~`, as configuration paths are written. */
function shortened(file: string, home: string | undefined): string {
  return home !== undefined && home !== '' && file.startsWith(home) ? `~${file.slice(home.length)}` : file;
}

/** What stands beside the servers in words: notes of a wrapper, and the keys that stand for comments in JSON. */
function notes(value: Json, wrapped: boolean): string {
  const beside = wrapped ? ['fact', 'facts', 'note', 'notes', 'comment', 'description'].map((key) => text(value, key) ?? '') : [];
  const inside = walk(value).flatMap(({ pointer, value: found }) =>
    typeof found === 'string' && /\/(?:_?comment|_?note|~1~1|#)\w*$/i.test(pointer) ? [found] : [],
  );
  return [...beside, ...inside]
    .filter((found) => found !== '')
    .join('\n')
    .slice(0, 4000);
}

/** One artefact. A wrapper's `environment` names the variables that are set; an empty text is set. */
export function readConfig(value: Json, { file: path, home }: ReadOptions): Artefact[] {
  const content = own(value, 'content');
  const wrapped = isObject(content) && own(value, 'mcpServers') === undefined;
  const environment = wrapped ? own(value, 'environment') : undefined;
  const file = (wrapped ? text(value, 'file') : undefined) ?? path;
  const purpose = wrapped ? text(value, 'purpose') : undefined;
  const said = notes(value, wrapped);
  const target: ConfigTarget = {
    content: wrapped ? content : value,
    pointer: wrapped ? '/content' : '',
    ...(file === undefined ? {} : { file: shortened(file.replaceAll('\\', '/'), home) }),
    ...(purpose === undefined ? {} : { purpose }),
    ...(said === '' ? {} : { said }),
    ...(isObject(environment)
      ? {
          environment: Object.entries(environment)
            .filter(([, set]) => set !== null && set !== false)
            .map(([name]) => name),
        }
      : {}),
  };
  return [{ kind: 'config', target, pointer: target.pointer, name: target.file ?? '' }];
}
