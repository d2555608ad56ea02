import { defineConfig, mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

/** The tests of one folder: those that are asked whether they notice faults in it. */
export default defineConfig(async (environment) => {
  const whole = await config(environment);
  // Lists are joined by a merge: those of all other folders go first.
  delete whole.test?.include;
  return mergeConfig(whole, {
    test: { include: [`${process.env['MUTATED_FOLDER'] ?? 'src'}/**/*.test.ts`] },
  });
});
