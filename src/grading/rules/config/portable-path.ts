// A path into one person's folder starts nothing on anybody else's machine. Only files that are known to be shared are read.
import { type ConfigRule, everyField, serversOf, textsOf } from '../../config.ts';
import { isPersonal } from '../../clients.ts';

const home = /^(?:\/(?:Users|home)\/[^/$]+\/|[A-Za-z]:\\Users\\[^\\%]+\\)/;
const shared = /(?:^|\/)(?:\.mcp\.json|\.(?:vscode|cursor)\/mcp\.json|\.gemini\/settings\.json)$/;

export const portablePath: ConfigRule = {
  id: 'config.portable-path',
  find: (target) => {
    const { file } = target;
    if (file === undefined || !shared.test(file) || isPersonal(file)) return [];
    return serversOf(target).flatMap((entry) =>
      textsOf(entry, everyField).flatMap(({ text, pointer }) => {
        const path = home.exec(text)?.[0];
        return path === undefined ? [] : [{ pointer, params: { server: entry.name, path } }];
      }),
    );
  },
};
