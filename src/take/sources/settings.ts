// The files around the code. Versions are exact, and those that this project is itself tested with.

/** The packages of every project, by the part of `package.json`. */
export const packages = {
  dependencies: { '@modelcontextprotocol/node': '2.1.2', '@modelcontextprotocol/server': '2.4.0' },
  devDependencies: { '@modelcontextprotocol/client': '2.4.0', '@types/node': '24.19.4', typescript: '6.0.3' },
} as const;

/** Node runs TypeScript by itself from these versions on. */
const node = '^22.18.0 || >=24.0.0';

function indented(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The text of `package.json`. */
export function packageText(name: string): string {
  return indented({
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node },
    scripts: { start: 'node src/server.ts', test: 'node --test "test/*.test.ts"', check: 'tsc' },
    ...packages,
  });
}

/** The text of `tsconfig.json`. */
export const tsconfigText = indented({
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  },
  include: ['src', 'test'],
});

/** The text of `.npmrc`: on a Node that is too old, `npm install` says so instead of `npm start`. */
export const npmrcText = 'engine-strict=true\n';

/** The text of `.gitignore`. */
export const gitignoreText = 'node_modules/\n';
