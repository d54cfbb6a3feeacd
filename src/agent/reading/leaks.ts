// What must not be spoken to a user: the scenario's own secrets, and the marks of a program's inside.

/** Something in a text that belongs in the server's log, with the words that show it. */
export type Leak = { what: 'secret' | 'stack-trace' | 'file-path' | 'host' | 'sql' | 'token'; found: string };

const marks: { what: Leak['what']; form: RegExp }[] = [
  { what: 'stack-trace', form: /\bat [\w$.<>]+ ?\([^)]*:\d+|\b[\w./-]+\.(?:ts|js|mjs|py|java|go|rb|rs|cs):\d+|Traceback \(most recent|\b[A-Z]\w*(?:Error|Exception)\b(?=[:(\s]|$)/ },
  { what: 'file-path', form: /(?:^|[\s"'(`])(?:\/(?:usr|var|home|opt|etc|srv|app|tmp)\/[\w./-]+|[A-Z]:\\[\w\\.-]+)/ },
  { what: 'host', form: /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:internal|local|lan|corp)\b|\b(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)+|localhost):\d{2,5}\b/ },
  { what: 'sql', form: /\b(?:SELECT\b.{1,80}\bFROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b/i },
  { what: 'token', form: /\b(?:Bearer [A-Za-z0-9._-]{8,}|sk-[A-Za-z0-9-]{8,}|ghp_\w{8,}|eyJ[\w-]{10,}\.[\w-]+)/ },
];

/** Every leak in `text`, the scenario's secrets first. */
export function leaks(text: string, secrets: readonly string[]): Leak[] {
  const plain = text.normalize('NFKC');
  const own: Leak[] = secrets.filter((secret) => plain.includes(secret)).map((found) => ({ what: 'secret', found }));
  const marked = marks.flatMap(({ what, form }): Leak[] => {
    const match = form.exec(plain);
    return match === null ? [] : [{ what, found: match[0].trim() }];
  });
  return [...own, ...marked];
}
