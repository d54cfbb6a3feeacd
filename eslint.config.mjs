// Rules for all code. The walls between rooms come from tests/architecture/floors.ts; a test fails where one is weakened here.
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { plugin } from './tests/architecture/eslint/plugin.ts';

const walls = {
  plugins: { pokayoke: plugin },
  rules: {
    'pokayoke/imports': 'error',
    'pokayoke/pure': 'error',
    'pokayoke/header': 'error',
    'pokayoke/documented': 'error',
  },
};

const house = {
  eqeqeq: 'error',
  'no-console': 'error',
  'no-eval': 'error',
  'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
  'prefer-const': 'error',
};

const typed = {
  '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // `return this.status('none');` is how a handler ends early here.
  '@typescript-eslint/no-confusing-void-expression': 'off',
  // [...text] is how code points are counted here.
  '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
  // Records of closures are written as methods; nothing here uses `this` outside a class.
  '@typescript-eslint/unbound-method': 'off',
  // An adapter is async because its port is, whether it waits or not.
  '@typescript-eslint/require-await': 'off',
};

export default defineConfig(
  globalIgnores(['dist/', '.astro/', 'node_modules/', 'public/', 'src/schema/meta/', 'test-results/', 'playwright-report/', 'coverage/']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { ...house, ...typed },
  },
  {
    files: ['**/*.tsx'],
    extends: [hooks.configs.flat['recommended-latest'], a11y.configs.strict],
    // A region that scrolls must be reachable by keyboard.
    rules: { 'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['region', 'tabpanel'] }] },
  },
  { files: ['**/*.mjs'], rules: { ...house, 'no-restricted-exports': 'off' } },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-recommended'],
  { files: ['src/**/*.{ts,tsx,astro}'], ...walls },
  { files: ['src/**/*.astro', 'src/**/*.astro/*.ts'], rules: { 'pokayoke/header': 'off', 'pokayoke/documented': 'off' } },
  {
    files: ['src/cli/**', 'tests/**', '*.{ts,mjs}'],
    rules: { 'no-console': 'off' },
  },
  {
    // The low-level server is what sends a learner's definition unchanged. The SDK marks it for advanced use only.
    files: ['src/mcp/*.ts', 'tests/contract/**', 'tests/mcp/**'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    // Frameworks that demand a default export: Astro's content configuration and route endpoints, Vitest and Playwright.
    files: ['src/content.config.ts', '*.config.{ts,mjs}', 'tests/**/*.config.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
