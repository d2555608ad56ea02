/** Stryker's settings for one folder; `mutate.ts` says which, and how much of its faults must be noticed. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: (process.env['MUTATED_FILES'] ?? '').split(','),
  thresholds: { break: Number(process.env['MUTATION_AIM'] ?? 0) },
  coverageAnalysis: 'perTest',
  // What runs at import alone would need every test anew for each fault.
  ignoreStatic: true,
  ignorePatterns: ['/public', '/dist', '/screens', '/test-results', '/.data', '/.pictures', '/.astro'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: 'test-results/mutation',
  concurrency: 2,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 20,
};
