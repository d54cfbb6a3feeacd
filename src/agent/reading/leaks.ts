// What must not be spoken to a user: the scenario's own secrets, and the marks of a program's inside.

/** Something in a text that belongs in the server's log, with the words that show it. */
export type Leak = { what: 'secret' | 'stack-trace' | 'file-path' | 'host' | 'sql' | 'token'; found: string };

// Every repetition is bounded, so that no text takes longer than its length.
const marks: { what: Leak['what']; form: RegExp }[] = [
  {
    what: 'stack-trace',
    form: /\bat (?:async )?[\w$.<>]{1,100} ?\((?:<anonymous>|native|[^()\s]{0,200}\.[a-z]{1,5}:\d)|(?<![\w./-])[\w./-]{1,200}\.(?:ts|js|mjs|py|java|go|rb|rs|cs):\d+|Traceback \(most recent|\b[A-Z]\w{0,60}(?:Error|Exception)\b(?=[:(\s]|$)/,
  },
  { what: 'file-path', form: /(?<![\w.:~@%/-])(?:\/(?:usr|var|home|opt|etc|srv|app|tmp)\/[\w./-]+|[A-Z]:\\[\w\\.-]+)/ },
  {
    what: 'host',
    form: /(?<![\w.])(?<!(?:version|ver\.?|バージョン) ?)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w.]\d)(?::\d+)?\b|(?<![\w.-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,6}\.(?:internal|local|lan|corp)\b|(?<![\w.-])(?:localhost|(?=[a-z0-9-]{0,60}(?:\d|db|api|srv|server|host|node|prod|cache|queue|proxy|redis|sql))[a-z][a-z0-9]{0,30}(?:-[a-z0-9]{1,30}){1,6}):\d{2,5}\b/i,
  },
  {
    what: 'sql',
    form: /\bSELECT\b.{1,80}\bFROM\b|\bINSERT INTO\b|\bUPDATE \w+ SET\b|\bDELETE FROM\b|\bSQLSTATE\b|\b(?:select .{1,80} from|delete from|update \w{1,60} set|insert into) .{0,80}?(?:\bwhere \w+ ?(?:=|<|>|in ?\(|like )|\bvalues ?\()/,
  },
  { what: 'token', form: /\b(?:Bearer [A-Za-z0-9._-]{8,}|sk-[A-Za-z0-9-]{8,}|ghp_\w{8,})|(?<![\w-])eyJ[\w-]{10,2000}\.[\w-]+/ },
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
