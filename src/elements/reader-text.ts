// What of a lesson is read aloud: its text by sentences. Code, tables, figures and questions are named, not read.

/** One thing to say, and where it stands. */
export type Piece = { text: string; range: Range } | { text: string; block: Element };

/** Words for what is named only, with `{title}` in them. */
export type Named = Readonly<Record<'table' | 'code' | 'figure' | 'chart' | 'question', string>>;

const passed = '.pop, .only-print, .revision-switch, .btn, .no-script, nav, poka-read, template, script, [hidden]';
const inline = new Set(['A', 'B', 'BUTTON', 'CODE', 'EM', 'I', 'KBD', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP']);

/** Start and end of every sentence of a text. */
export function sentences(text: string, language: string): [number, number][] {
  const parts = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  // The segmenter leaves an opening bracket with the sentence before it.
  const ends = parts.map(({ index, segment }) => index + segment.replace(/[「『（(]+$/, '').length);
  return ends.map((end, index) => [ends[index - 1] ?? 0, end]);
}

/** The phrase for something that is named only. Without a title nothing is left of its place. */
export function phrase(template: string, title: string): string {
  return template.replace('{title}', title.trim()).replace(/[。:] ?([。.])/, '$1');
}

/** Everything to say below `root`, in the order of the page. `language` is the language of the text. */
export function pieces(root: Element, language: string, named: Named): Piece[] {
  const found: Piece[] = [];
  let run: Text[] = [];

  function flush(): void {
    const all = run.map(({ data }) => data).join('');
    for (const [from, to] of sentences(all, language)) {
      const text = all.slice(from, to).replace(/\s+/g, ' ').trim();
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const range = document.createRange();
      range.setStart(...place(from + all.slice(from).search(/\S/)));
      range.setEnd(...place(from + all.slice(from, to).trimEnd().length));
      found.push({ text, range });
    }
    run = [];
  }

  function place(at: number): [Text, number] {
    let before = 0;
    for (const node of run) {
      if (at <= before + node.data.length) return [node, at - before];
      before += node.data.length;
    }
    throw new Error('A sentence ends behind its own text.');
  }

  function say(element: Element, template: string, title: string | null | undefined): void {
    flush();
    found.push({ text: phrase(template, title ?? ''), block: element });
  }

  function visit(parent: Element): void {
    for (const child of parent.childNodes) {
      if (child instanceof Text) run.push(child);
      if (!(child instanceof Element) || child.matches(passed)) continue;
      if (child.matches('.ask')) say(child, named.question, '');
      else if (child.matches('.code')) say(child, named.code, child.querySelector(':scope > p')?.textContent);
      else if (child.matches('figure:has(table)')) say(child, named.chart, child.querySelector('caption')?.textContent);
      else if (child.matches('figure')) say(child, named.figure, child.querySelector('figcaption')?.textContent);
      else if (child.matches('table')) say(child, named.table, '');
      else {
        const own = !inline.has(child.tagName) || child.matches('.stamp');
        if (own) flush();
        visit(child);
        if (own) flush();
      }
    }
  }

  flush();
  visit(root);
  flush();
  return found;
}
