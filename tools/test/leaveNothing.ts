import { afterAll, vi } from 'vitest';

/*
 * Vitest takes back what a test has stubbed before the next test of the file. One worker runs many files, and what a
 * file prepares comes before its first test: so the last test's stubs go at the end of each file.
 */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
