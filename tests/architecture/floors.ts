// The one table of rooms and walls. ESLint and the architecture tests both read it; nothing else decides who may import whom.

/** A room of `src/`. */
export type Room = {
  /** Its folder or file under `src/`, or a pattern with one `*` for "any one name". */
  at: string;
  /** Its name where the pattern stands for several files that are one room; otherwise its folder is its name. */
  id?: string;
  /** A file imports only from floors below its own; 0 is the lowest. Halves stand between two floors. */
  floor: number;
  /** One sentence for messages: what belongs here. */
  holds: string;
  /** True: no DOM, node, clock, randomness, fetch, storage or locale function. */
  pure: boolean;
  /** Files through which other rooms enter, relative to the room; `*` stands for one name, `**` for any path. */
  doors: readonly string[];
};

/** Every room. The first one whose `at` matches a path owns it. */
export const rooms: readonly Room[] = [
  { at: 'model', floor: 0, holds: 'formats as zod schemas, and the JSON text reader', pure: true, doors: ['*.ts', 'json-text/index.ts'] },
  { at: 'schema', floor: 0, holds: 'the one JSON Schema judge', pure: true, doors: ['index.ts'] },
  { at: 'grading', floor: 1, holds: 'rules over definitions, results and messages', pure: true, doors: ['index.ts'] },
  { at: 'drift', floor: 1, holds: 'the comparison of two definitions', pure: true, doors: ['index.ts'] },
  { at: 'agent', floor: 1, holds: 'deterministic agents', pure: true, doors: ['index.ts'] },
  { at: 'study/adapters', floor: 2, holds: 'the browser storage behind the study room', pure: false, doors: ['*.ts'] },
  { at: 'study', floor: 1, holds: 'question grading, progress, review, exam', pure: true, doors: ['index.ts'] },
  { at: 'search', floor: 1, holds: 'the search index and its ranking', pure: true, doors: ['index.ts'] },
  { at: 'words', floor: 1, holds: 'message catalogues, ja and en', pure: true, doors: ['*.ts'] },
  { at: 'artefacts', floor: 2, holds: 'what people bring, told apart and judged by the rules', pure: true, doors: ['index.ts'] },
  {
    at: 'take',
    floor: 2,
    holds: "a learner's definitions as a project that runs by itself",
    pure: true,
    doors: ['index.ts', 'handed-in.ts', 'examples.ts', 'pack.ts'],
  },
  { at: 'mcp', floor: 2, holds: 'mock server and client on the official SDK', pure: false, doors: ['index.ts', 'browser.ts', 'node.ts'] },
  { at: 'ui', floor: 2, holds: 'React parts that know only their props', pure: false, doors: ['index.ts', 'rich-editor.ts'] },
  { at: 'labs/*.ts', id: 'labs (shared)', floor: 2.5, holds: 'what the runs of several kinds share', pure: false, doors: ['**'] },
  { at: 'labs/*', floor: 3, holds: 'one kind of exercise', pure: false, doors: ['submission.ts', 'run.ts', 'judge.ts', 'Bench.tsx'] },
  {
    at: 'runner',
    floor: 4,
    holds: 'how a run is carried out on one platform',
    pure: false,
    doors: ['grade.ts', 'browser.ts', 'check.ts', 'node.ts'],
  },
  { at: 'catalog', floor: 4, holds: 'content and exercises as checked values', pure: false, doors: ['index.ts', 'node.ts'] },
  { at: 'islands', floor: 5, holds: 'React shells over stores', pure: false, doors: ['*.tsx'] },
  { at: 'elements', floor: 5, holds: 'small custom elements', pure: false, doors: ['*.ts'] },
  { at: 'cli', floor: 6, holds: 'the command line', pure: false, doors: ['*.ts'] },
  ...['pages', 'layouts', 'components', 'styles', 'content.config.ts', 'env.d.ts'].map((at): Room => ({
    at,
    floor: 6,
    holds: 'the site',
    pure: false,
    doors: ['**'],
  })),
];

/** Files outside the pure rooms that are pure all the same. */
export const pureFiles: readonly string[] = ['labs/*/judge.ts', 'labs/*/submission.ts'];

/** Rooms of floor 6 that are one site: they may import each other. */
export const site: ReadonlySet<string> = new Set(['pages', 'layouts', 'components', 'styles', 'content.config.ts', 'env.d.ts']);

/** A package, or a family of modules, that only some files may import. */
export type PackageWall = {
  /** What an import specifier must match. */
  matches: RegExp;
  /** Files that may, as patterns under `src/`. Tests and root configuration files always may. */
  only: readonly string[];
  /** Why, and where the code goes instead. */
  because: string;
};

/** Packages with a wall around them. */
export const packageWalls: readonly PackageWall[] = [
  {
    matches: /^@modelcontextprotocol\//,
    only: ['mcp/**'],
    because: 'Only src/mcp knows the SDK, so that a new SDK changes one room. Ask src/mcp for what you need, or add it there.',
  },
  {
    matches: /^(react|react-dom)(\/|$)/,
    only: ['ui/**', 'labs/*/Bench.tsx', 'islands/**'],
    because: 'React stays in src/ui, src/labs/*/Bench.tsx and src/islands, so that a lesson never loads it. Put the part into src/ui.',
  },
  {
    matches: /^astro(:|\/|$)/,
    only: ['pages/**', 'layouts/**', 'components/**', 'styles/**', 'content.config.ts', 'env.d.ts'],
    because: 'Astro stays on floor 6, so that everything below runs in Node, in a worker and in tests. Pass the value in as an argument.',
  },
  {
    matches: /^node:/,
    // components/build/ holds steps of the build itself; astro.config.mjs loads them, no page does.
    only: ['*/node.ts', 'cli/**', 'components/build/**'],
    because: 'Node modules stay in */node.ts and src/cli, because the rest also runs in a browser. Move it to node.ts of the room.',
  },
  {
    matches: /^idb(\/|$)/,
    only: ['study/adapters/**'],
    because: 'Browser storage stays in src/study/adapters: everything else must work where storage is blocked.',
  },
  {
    matches: /^@cfworker\/json-schema$/,
    only: ['schema/**'],
    because: 'One validator everywhere: ask src/schema, whose guards decide first.',
  },
  {
    matches: /^ajv(\/|$)/,
    only: [],
    because: 'ajv needs eval and judges differently; it is for tests and for building. Ask src/schema.',
  },
];

/** A global that pure rooms may not name. */
export type Impure = { names: readonly string[]; because: string };

/** What pure rooms do not name. The repair is always the same: the caller passes it in. */
export const impureGlobals: readonly Impure[] = [
  {
    names: ['window', 'document', 'navigator', 'location', 'history', 'self', 'globalThis', 'HTMLElement', 'customElements', 'alert'],
    because: 'The DOM belongs to src/ui, src/islands and src/elements.',
  },
  { names: ['process', 'Buffer', 'require', 'module', 'global', '__dirname'], because: 'Node belongs to node.ts entries and src/cli.' },
  {
    names: ['Date', 'performance', 'Temporal', 'setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'requestIdleCallback'],
    because: 'The clock is an argument (virtual milliseconds), so that two runs give the same bytes.',
  },
  { names: ['crypto'], because: 'Ids and randomness are arguments, so that two runs give the same bytes.' },
  {
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'SharedWorker', 'BroadcastChannel', 'importScripts'],
    because: 'Nothing here reaches out. Runs belong to src/runner, messages to src/mcp.',
  },
  { names: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'], because: 'Storage belongs to src/study/adapters.' },
  { names: ['Intl'], because: 'Locale data differs between engines. Words belong to src/words, numbers are formatted by hand.' },
];

/** Members that pure rooms may not use, whatever they are taken from. */
export const impureMembers: readonly Impure[] = [
  { names: ['random'], because: 'Randomness is an argument (a seed).' },
  {
    names: ['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'toLocaleLowerCase', 'toLocaleUpperCase'],
    because: 'Locale data differs between engines. Compare by code unit.',
  },
];

/** Globals of browser storage: nobody but `storageHomes` names them. */
export const storageGlobals: readonly string[] = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];

/** Where browser storage may be named. */
export const storageHomes: readonly string[] = ['study/adapters/**'];

/** One import, or one global, that a wall would refuse and that is right all the same. */
export type Exception = {
  /** The file, as a pattern under `src/`. */
  from: string;
  /** The room, package, or global that it may use. */
  to: string;
  because: string;
};

/** Every exception. Keep it short: an exception that nobody uses fails the test. */
export const exceptions: readonly Exception[] = [
  {
    from: 'runner/browser.ts',
    to: 'grading',
    because: 'The page itself needs only the report of a run that was stopped; the index would bring every rule into its script.',
  },
  {
    from: 'elements/question.ts',
    to: 'catalog',
    because: 'A lesson has 5 kB of script; the index would bring the YAML reader and every schema along.',
  },
];

/** Files that hold data rather than code: not counted in the size rule. */
export const dataFiles: readonly string[] = ['schema/meta/**', 'words/*.ts'];

/** The size rule, in lines. */
export const sizes = { median: 70, p90: 220, most: 400 } as const;
