// A variable that is not set and has no default reaches the server as the literal text `${NAME}`. Empty is not unset.
import { type ConfigRule, serversOf, textsOf } from '../../config.ts';

export const variableSet: ConfigRule = {
  id: 'config.variable-set',
  find: (target) => {
    const { environment } = target;
    if (environment === undefined) return [];
    return serversOf(target).flatMap((entry) =>
      textsOf(entry).flatMap(({ text, pointer }) =>
        [...text.matchAll(/\$\{([A-Za-z_]\w*)\}/g)].flatMap(([, variable = '']) =>
          environment.includes(variable) ? [] : [{ pointer, params: { server: entry.name, variable } }],
        ),
      ),
    );
  },
};
