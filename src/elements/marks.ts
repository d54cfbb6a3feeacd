// Takes copies of the marks that the page brought along in a template, so that no drawing stands in a script.

/** The `index`-th mark of the template, as a fresh copy inside a coloured span. */
export function mark(template: HTMLTemplateElement | null, index: number, tone: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = tone;
  const drawing = template?.content.querySelectorAll('svg')[index];
  if (drawing) span.append(drawing.cloneNode(true));
  return span;
}
