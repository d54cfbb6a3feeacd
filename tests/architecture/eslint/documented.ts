// Every module says its invariant in its first lines; every exported name has a doc comment.
import type { AST, Rule } from 'eslint';
import { underSrc } from '../judge.ts';

function commentBefore(context: Rule.RuleContext, node: AST.Program['body'][number]): string | undefined {
  const comment = context.sourceCode.getCommentsBefore(node).at(-1);
  return comment?.type === 'Block' ? comment.value : undefined;
}

/**
 * Reports exported functions, classes, constants and types without a doc comment. A type on the line after its constant
 * shares its comment; a constant that is all its module exports is explained by the header.
 */
export const documented: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'doc comments on every exported name' } },
  create(context) {
    if (underSrc(context.filename) === undefined) return {};
    return {
      ExportNamedDeclaration: (node) => {
        const declaration = node.declaration as { id?: { name: string }; declarations?: { id: { name?: string } }[] } | null | undefined;
        const name = declaration?.id?.name ?? declaration?.declarations?.[0]?.id.name;
        if (name === undefined) return;
        const { body } = context.sourceCode.ast;
        const before = body[body.indexOf(node) - 1];
        const shared = before?.type === node.type && before.loc?.end.line === (node.loc?.start.line ?? 0) - 1;
        const alone = declaration?.declarations !== undefined && body.filter(({ type }) => type.startsWith('Export')).length === 1;
        if (shared || alone || commentBefore(context, node)?.startsWith('*') === true) return;
        context.report({ node, message: `'${name}' is exported without a doc comment. Say what it is: shape, units, errors, source.` });
      },
    };
  },
};

/** Reports modules that do not begin with a comment of one to three lines. */
export const header: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'a header that states the invariant of the module' } },
  create(context) {
    if (underSrc(context.filename) === undefined) return {};
    return {
      Program: (node) => {
        const [first] = context.sourceCode.getAllComments();
        if (first !== undefined && (first.loc?.start.line ?? 99) <= 2) return;
        context.report({
          node,
          loc: { line: 1, column: 0 },
          message: 'Begin with one to three lines that state the invariant of this module.',
        });
      },
    };
  },
};
