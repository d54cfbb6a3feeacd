// What the diagram library draws, without its style, its web fonts and its colours: the site's classes take their place.

/** The inside of a library SVG, fit for a strict policy and both themes, and its natural size. `id` keeps the markers of two figures apart. */
export function cleanSvg(svg: string, id: string): { inside: string; width: number; height: number } {
  const [, , width = 640, height = 480] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const inside = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<g class="edge-label"[\s\S]*?<\/g>/g, (label) =>
      label.replaceAll('<text ', '<text class="t-soft" ').replaceAll('<rect ', '<rect class="bare" '),
    )
    .replace(/<marker [\s\S]*?<\/marker>/g, (marker) => marker.replaceAll('<polygon ', '<polygon class="tip" '))
    .replace(/\sstyle="[^"]*"/g, '')
    .replace(/\sdata-[a-z-]+="[^"]*"/g, '')
    .replace(/\s(font-size|font-weight|font-style|stroke-width|fill|stroke)="[^"]*"/g, '')
    .replace(/<polyline class="edge"/g, '<polyline class="ln"')
    .replace(/<line /g, '<line class="ln" ')
    .replace(/<(rect|polygon|path|circle|ellipse) (?!class=)/g, '<$1 class="bx" ')
    .replaceAll('arrowhead', `${id}-arrow`)
    .replace(/(\d+\.\d)\d+/g, '$1')
    .replace(/\n\s*/g, '');
  return { inside, width, height };
}
