import { afterAll, vi } from 'vitest';

/*
 * Vitest takes back what a test has stubbed before the next test of the file. One worker runs many files, in an order
 * that depends on how long they took the last time, and what a file prepares comes before its first test: so the last
 * test's stubs go at the end of each file, its clock, and the modules that have begun anew in the midst of them. Those
 * keep what they found: a page, its storage, who is signed in.
 */
const { resetModules } = vi;
let hasBegunAnew = false;
vi.resetModules = () => {
  hasBegunAnew = true;
  return resetModules();
};

afterAll(() => {
  vi.resetModules = resetModules;
  if (hasBegunAnew) resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
