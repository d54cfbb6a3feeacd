// What our Markdown does beyond the standard: tables that become records on a phone, and (in MDX) code and figures as components.
import type { HastNode, HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import { codeHtml } from './highlight.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** Tables get the class `stack`, column names on every cell, and row headers. */
export const tables: HastPluginDefinition = {
  name: 'pokayoke-tables',
  element: {
    filter: ['table'],
    visit(table, context) {
      const rows = table.children.flatMap((part) => (part.type === 'element' ? elements(part) : []));
      const names = elements(rows[0]).map((cell) => context.textContent(cell));
      context.setProperty(table, 'className', ['stack']);
      for (const cell of elements(rows[0])) context.setProperty(cell, 'scope', 'col');
      for (const row of rows.slice(1)) {
        for (const [index, cell] of elements(row).entries()) {
          // One child in each cell: on a phone a cell is a grid of its name and its content.
          const inside = [{ type: 'element' as const, tagName: 'span', properties: {}, children: [...cell.children] }];
          const face =
            index === 0 ? { tagName: 'th', properties: { scope: 'row' } } : { tagName: 'td', properties: { 'data-l': names[index] ?? '' } };
          context.replaceNode(cell, { type: 'element', ...face, children: inside });
        }
      }
    },
  },
};

function elements(parent: Readonly<Element> | undefined): Element[] {
  return parent?.children.filter((child) => child.type === 'element') ?? [];
}

/** Languages of blocks that are drawn, and the component that draws them. */
const drawn: Readonly<Record<string, string>> = { mermaid: 'Figure', chart: 'Chart' };

/** In MDX: a code block becomes `<Code>`, a mermaid block `<Figure>`, a chart block `<Chart>`; each gets the source as text. A title that begins with `wrong ` marks what a judge refuses. */
export const components: MdastPluginDefinition = {
  name: 'pokayoke-components',
  code(node, context) {
    if (context.sourceFormat !== 'mdx') return;
    const wrong = /^wrong(?: |$)/.test(node.meta ?? '');
    const title = (node.meta ?? '').replace(/^wrong(?: |$)/, '');
    const attributes = Object.entries({ text: node.value, lang: node.lang ?? 'text', title, ...(wrong && { wrong: 'true' }) }).map(
      ([name, value]) => ({
        type: 'mdxJsxAttribute' as const,
        name,
        value,
      }),
    );
    context.replaceNode(node, { type: 'mdxJsxFlowElement', name: drawn[node.lang ?? ''] ?? 'Code', attributes, children: [] });
  },
};

/** In plain Markdown: a code block becomes highlighted HTML. */
export const plainCode: MdastPluginDefinition = {
  name: 'pokayoke-plain-code',
  code(node, context) {
    context.replaceNode(node, { raw: codeHtml(node.value, node.lang ?? 'text', node.meta ?? node.lang ?? 'code'), mdxExpressions: false });
  },
};

/** Our texts hold no HTML of their own: whatever looks like it is a mistake of the author. */
export const noHtml: MdastPluginDefinition = {
  name: 'pokayoke-no-html',
  html(node) {
    throw new Error(`HTML in Markdown: ${node.value.slice(0, 60)}. Write it as Markdown, or put it between backquotes.`);
  },
};

/** In MDX: `<BuildIt>` speaks of the lesson's exercise. Where the front matter names none, it is taken out, heading and all. */
export const buildIt: MdastPluginDefinition = {
  name: 'pokayoke-build-it',
  mdxJsxFlowElement(node, context) {
    if (node.name === 'BuildIt' && context.data.astro?.frontmatter['exercise'] === undefined) context.removeNode(node);
  },
};
