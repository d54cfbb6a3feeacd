// Identifiers such as A-1024 and what a text or a pattern says about their shape. A shape is lower case with "#" for digits: "a-#".

/** One identifier of a request. */
export type Identifier = { /** As written, after NFKC. */ text: string; /** Its shape, such as "a-#". */ shape: string };

const identifier = /(?<![A-Za-z0-9-])(?:[A-Za-z]{1,8}(?:-\d+)+|[A-Za-z]{1,6}\d{3,})(?![A-Za-z0-9])/g;
/** Ways to write "A- and then digits" in prose. */
const described =
  /(?<![A-Za-z0-9-])([A-Za-z]{1,8})-(?:[<{[(]?(?:n+|x+|0+|#+|数字|番号|numbers?|digits?)[>}\])]?(?![A-Za-z0-9])|(?![A-Za-z0-9<{[(\\]))(?:\s*[でから]{1,2}始まる?)?/gi;

/** NFKC with every kind of dash between letters and digits as "-". */
export function normalize(text: string): string {
  return text.normalize('NFKC').replace(/(?<=[A-Za-z0-9])[‐‑‒–—−](?=[A-Za-z0-9])/g, '-');
}

function shapeOf(text: string): string {
  return text.toLowerCase().replace(/\d+/g, '#');
}

/** The identifiers of a text, in order, each once. */
export function identifiers(text: string): Identifier[] {
  const found = new Map([...text.matchAll(identifier)].map(([word]) => [word, { text: word, shape: shapeOf(word) }]));
  return [...found.values()];
}

/** The shapes that a text shows or describes, and the text without them. */
export function takeShapes(text: string): { shapes: string[]; rest: string } {
  const shapes: string[] = [];
  const rest = text
    .replace(identifier, (word) => {
      shapes.push(shapeOf(word));
      return ' ';
    })
    .replace(described, (_, prefix: string) => {
      shapes.push(`${prefix.toLowerCase()}-#`);
      return ' ';
    });
  return { shapes, rest };
}

/** The shape that a pattern asks for: "^A-\d+$" gives "a-#". Undefined where it is not a plain prefix with digits. */
export function shapeOfPattern(source: string): string | undefined {
  const plain = source
    .replace(/^\^|\$$/g, '')
    .replace(/(?:\\d|\[0-9\])(?:[+*?]|\{\d+(?:,\d*)?\})?/g, '#')
    .replace(/#+/g, '#')
    .replaceAll('\\-', '-');
  return /^[A-Za-z]{1,8}(?:(?:-#)+|#)$/.test(plain) ? plain.toLowerCase() : undefined;
}
