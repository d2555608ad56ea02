import { defineConfig } from 'vitest/config';

/* The tests of the studio alone; `npm test` runs them where the studio has changed. */
export default defineConfig({
  test: {
    include: ['studio/**/*.test.ts'],
    reporters: ['minimal'],
    silent: 'passed-only',
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    unstubEnvs: true,
    restoreMocks: true,
  },
});
