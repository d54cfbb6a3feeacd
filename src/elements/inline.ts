// Localized texts may hold inline code between backquotes and nothing else. This splits them; nobody ever parses them as HTML.

/** A stretch of text, or of code. */
export type Segment = { code: boolean; text: string };

/** ``"Set `isError`."`` → text, code, text. An unclosed backquote is text. */
export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let rest = text;
  for (let match = /`([^`]+)`/.exec(rest); match !== null; match = /`([^`]+)`/.exec(rest)) {
    if (match.index > 0) found.push({ code: false, text: rest.slice(0, match.index) });
    found.push({ code: true, text: match[1] ?? '' });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== '') found.push({ code: false, text: rest });
  return found;
}

/** Puts a localized text into an element: text as text, code as `<code>`. */
export function appendInline(parent: HTMLElement, text: string): void {
  for (const { code, text: content } of segments(text)) {
    const part = document.createElement(code ? 'code' : 'span');
    part.textContent = content;
    parent.append(part);
  }
}

/** The paragraphs of a localized text, divided by empty lines. */
export function paragraphs(text: string): HTMLParagraphElement[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => {
      const paragraph = document.createElement('p');
      appendInline(paragraph, part);
      return paragraph;
    });
}
