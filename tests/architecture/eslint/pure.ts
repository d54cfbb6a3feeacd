// Pure rooms name no DOM, node, clock, randomness, network, storage or locale function; storage has one home.
import type { Rule, Scope } from 'eslint';
import { exceptions, impureGlobals, impureMembers, storageGlobals, storageHomes } from '../floors.ts';
import type { Impure } from '../floors.ts';
import { isOneOf, isPure, underSrc } from '../judge.ts';

function reasonFor(name: string, table: readonly Impure[]): string | undefined {
  return table.find(({ names }) => names.includes(name))?.because;
}

/** Why the file `path` (under `src/`) may not name the global `name`, or undefined where it may. */
export function judgeGlobal(path: string, name: string): string | undefined {
  if (exceptions.some(({ from, to }) => to === name && isOneOf(path, [from]))) return undefined;
  const because = reasonFor(name, impureGlobals);
  if (isPure(path) && because !== undefined) {
    return `src/${path} is pure and may not name '${name}'. ${because} The caller passes the value in.`;
  }
  if (!storageGlobals.includes(name) || isOneOf(path, storageHomes)) return undefined;
  return `'${name}' is browser storage, which stays in src/study/adapters. Everything else must work where storage is blocked.`;
}

/** Why the file `path` may not use a member called `name`, or undefined where it may. */
export function judgeMember(path: string, name: string): string | undefined {
  if (storageGlobals.includes(name)) return judgeGlobal(path, name);
  const because = isPure(path) ? reasonFor(name, impureMembers) : undefined;
  return because === undefined ? undefined : `src/${path} is pure and may not use '.${name}'. ${because}`;
}

/** Reports globals and members that a file may not name. */
export const pure: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], docs: { description: 'keep pure rooms pure' } },
  create(context) {
    const path = underSrc(context.filename);
    if (path === undefined) return {};
    function report(reference: Scope.Reference): void {
      const { identifier, resolved } = reference;
      if (path === undefined || (resolved !== null && resolved.defs.length > 0)) return;
      const message = judgeGlobal(path, identifier.name);
      if (message !== undefined) context.report({ node: identifier, message });
    }
    return {
      'Program:exit': (node) => {
        const scope = context.sourceCode.getScope(node);
        scope.through.forEach(report);
        for (const variable of scope.set.values()) if (variable.defs.length === 0) variable.references.forEach(report);
      },
      MemberExpression: (node) => {
        const { property } = node;
        const name =
          property.type === 'Identifier' && !node.computed ? property.name : property.type === 'Literal' ? String(property.value) : '';
        const message = judgeMember(path, name);
        if (message !== undefined) context.report({ node: property, message });
      },
    };
  },
};
