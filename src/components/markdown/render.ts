// Markdown of exercises and pages to HTML, at build. The authors are ourselves; raw HTML is refused all the same.
import { markdownToHtml } from 'satteri';
import { noHtml, plainCode, tables } from './plugins.ts';

/** One text as HTML. */
export function render(markdown: string): string {
  const result = markdownToHtml(markdown, {
    mdastPlugins: [noHtml, plainCode],
    hastPlugins: [tables],
    features: { frontmatter: false, gfm: { footnotes: false }, headingAttributes: true },
  });
  if (result instanceof Promise) {
    throw new Error('A Markdown plugin is asynchronous. Make it synchronous: the catalogue renders in one go.');
  }
  return result.html;
}

/** The same one level deeper: texts of an exercise stand under the headings of the bench. */
export function renderDeeper(markdown: string): string {
  return render(markdown).replace(/<(\/?)h([2-5])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);
}
