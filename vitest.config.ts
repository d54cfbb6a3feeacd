// Unit, architecture, golden, contract and hostile tests. The pages are tested by Playwright (tests/e2e), after a build.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/bench/**', 'node_modules/**'],
    environment: 'node',
    // Generous: a test that starts a process must also pass on a busy machine. No test measures time.
    testTimeout: 60_000,
    allowOnly: false,
    passWithNoTests: false,
  },
});
