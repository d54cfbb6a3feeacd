// Walls between rooms, and around packages: see judge.ts.
import type { Rule } from 'eslint';
import { judgeImport, underSrc } from '../judge.ts';

/** Reports every import that breaks a wall. */
export const imports: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], docs: { description: 'keep the walls between the rooms of src/' } },
  create(context) {
    const from = underSrc(context.filename);
    if (from === undefined) return {};
    function check(specifier: unknown): void {
      const node = specifier as Rule.Node | null | undefined;
      if (from === undefined || node?.type !== 'Literal' || typeof node.value !== 'string') return;
      const message = judgeImport(from, node.value);
      if (message !== undefined) context.report({ node, message });
    }
    return {
      ImportDeclaration: (node) => {
        check(node.source);
      },
      ExportNamedDeclaration: (node) => {
        check(node.source);
      },
      ExportAllDeclaration: (node) => {
        check(node.source);
      },
      ImportExpression: (node) => {
        check(node.source);
      },
      TSImportType: (node: Rule.Node) => {
        check((node as unknown as { source: unknown }).source);
      },
      NewExpression: (node) => {
        const [path, base] = node.arguments;
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL' || base?.type !== 'MemberExpression') return;
        if (path?.type === 'Literal' && String(path.value).startsWith('.')) check(path);
      },
    };
  },
};
