// A variable that is not set and has no default reaches the server as the literal text `${NAME}`. Empty is not unset.
import { type ConfigRule, readerOf, serversOf, textsOf } from '../../config.ts';

const absent = String.raw`\b(?:optional|usually unset|not set|unset|may be (?:missing|absent|empty)|not needed|not required|only (?:for|if|when))\b|省略(?:可|でき)|任意|未設定|設定しなくて|なくてもよ`;

/** True where the author's notes say of this variable that it need not be there. */
function isOptional(said: string, variable: string): boolean {
  const after = new RegExp(String.raw`\b${variable}\b[^.;。\n]{0,60}?(?:${absent})`, 'i');
  return after.test(said);
}

export const variableSet: ConfigRule = {
  id: 'config.variable-set',
  find: (target) => {
    const { environment, said = '' } = target;
    if (readerOf(target).id !== 'claude-code' || (environment === undefined && said === '')) return [];
    return serversOf(target).flatMap((entry) =>
      textsOf(entry).flatMap(({ text, pointer }) =>
        [...text.matchAll(/\$\{([A-Za-z_]\w*)\}/g)].flatMap(([, variable = '']) => {
          const missing = environment === undefined ? isOptional(said, variable) : !environment.includes(variable);
          return missing ? [{ pointer, params: { server: entry.name, variable } }] : [];
        }),
      ),
    );
  },
};
