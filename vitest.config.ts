// Unit, architecture, golden, contract and hostile tests. The pages are tested by Playwright (tests/e2e), after a build.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/bench/**', 'node_modules/**'],
    environment: 'node',
    allowOnly: false,
    passWithNoTests: false,
  },
});
