/** A part of `npm test`. */
export interface Stage {
  name: string;
  command: string;
}

/** Where the stages leave what they counted. */
export const UNIT_REPORT = 'test-results/unit.json';
export const ATTACK_REPORT = 'test-results/attack.json';
export const RULES_REPORT = 'test-results/commandsOfRules.json';
export const SITE_REPORT = 'test-results/commandsOfSite.json';
export const BROWSER_REPORT = 'test-results/browser.json';

export const STATIC_AND_BUILD: readonly Stage[] = [
  { name: 'types', command: 'npm run typecheck --silent' },
  { name: 'lint', command: 'npm run lint --silent' },
  { name: 'format', command: 'npm run format:check --silent' },
  { name: 'catalogue', command: 'npm run check:data --silent' },
  { name: 'pictures', command: 'npm run check:pictures --silent' },
  // Before the site is built, as its functions are built in the same place.
  { name: 'bench:build', command: 'npm run bench:build --silent -- --brief' },
  { name: 'build', command: 'npm run build --silent' },
  { name: 'styles', command: 'npm run lint:styles --silent' },
];
export const UNIT: readonly Stage[] = [
  {
    name: 'unit tests',
    command: `npm run test:unit --silent -- --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
  },
];
/** What tries the built site, in two lanes that take about as long. */
export const ATTACKS: readonly Stage[] = [
  { name: 'attacks', command: `npm run attack --silent -- --report ${ATTACK_REPORT}` },
  { name: 'commands on the site', command: `node tools/test/tryCommands.ts site ${SITE_REPORT}` },
  { name: 'commands on data and rules', command: `node tools/test/tryCommands.ts rules ${RULES_REPORT}` },
];
export const BROWSER: readonly Stage[] = [
  { name: 'browser tests', command: 'npm run test:browser --silent' },
];

/** Runs with `npm test -- --engines` alone: nobody needs WebKitGTK to work on the site. */
export const ENGINES: readonly Stage[] = [{ name: 'engines', command: 'npm run test:engines --silent' }];

/** Scripts of package.json, each with what follows it when it is tried at its smallest. */
export type Trials = Readonly<Record<string, readonly string[]>>;

/** Scripts that no stage runs and that need no backend: they ask data, rules, words, or the built pages. */
export const TRIALS_OF_RULES: Trials = {
  'catalogue:report': [],
  'catalogue:update': [],
  'dates:update': [],
  'check:recipes': ['--brief'],
  mails: [],
  pictures: ['--list'],
  'bench:match': ['--brief'],
  'bench:matching': [],
  'bench:pdf': ['--brief'],
  'bench:queries': [],
  'bench:search': ['--brief'],
};

/**
 * Every other script that no stage runs: these ask the site as it was built, or its functions.
 * @param folder where a command may leave what it makes
 */
export const trialsOfSite = (folder: string): Trials => ({
  'check:supabase': [],
  faults: ['--brief'],
  load: ['--brief'],
  screens: ['--only', 'mocktail', '--size', 'phone', '--theme', 'dark', '--language', 'de', '--out', folder],
  'bench:chat': ['--brief'],
  'bench:cold': ['--brief'],
  'bench:inputs': ['--brief', '--route', 'chat'],
  'bench:press': ['--brief'],
  'bench:sign-in': ['--brief'],
  budgets: [],
  lighthouse: ['--brief'],
});

/** The other scripts, and why they need no trial. */
export const WITHOUT_TRIAL: Readonly<Record<string, string>> = {
  dev: 'tools/test/tryCommands.ts starts it',
  preview: 'playwright.config.ts starts it',
  format: 'it writes; the stage format:check asks the same',
  test: 'it runs all of these',
  'test:postgres': '.ci/run runs it: nobody needs PostgreSQL to work on the site',
  'check:netlify':
    'Netlify’s packages start a worker for each call: seven requests take half a minute (decision 1)',
};
