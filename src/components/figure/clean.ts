// What the diagram library draws, without its style, its web fonts and its colours: the site's classes take their place.

/** A library SVG that a strict policy accepts and both themes can show. */
export function cleanSvg(svg: string, id: string, title: string): string {
  const size = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 640 480';
  const inside = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/\sstyle="[^"]*"/g, '')
    .replace(/\sdata-[a-z-]+="[^"]*"/g, '')
    .replace(/\s(font-size|font-weight|stroke-width|fill|stroke)="[^"]*"/g, '')
    .replace(/<polyline class="edge"/g, '<polyline class="ln"')
    .replace(/<polygon /g, '<polygon class="tip" ')
    .replace(/<rect /g, '<rect class="bx" ')
    .replaceAll('arrowhead', `${id}-arrow`)
    .replace(/\n\s*/g, '');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${title}"><svg viewBox="${size}" role="img" aria-labelledby="${id}-title"><title id="${id}-title">${title}</title>${inside}</svg></div>`;
}
