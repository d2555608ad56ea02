/** A part of `npm test`. */
export interface Stage {
  name: string;
  command: string;
}

/** Where the stages leave what they counted. */
export const UNIT_REPORT = 'test-results/unit.json';
export const ATTACK_REPORT = 'test-results/attack.json';
export const COMMANDS_REPORT = 'test-results/commands.json';
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
];
export const UNIT: readonly Stage[] = [
  {
    name: 'unit tests',
    command: `npm run test:unit --silent -- --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
  },
];
export const ATTACKS_AND_COMMANDS: readonly Stage[] = [
  { name: 'attacks', command: `npm run attack --silent -- --report ${ATTACK_REPORT}` },
  { name: 'commands', command: `node tools/test/tryCommands.ts ${COMMANDS_REPORT}` },
];
export const BROWSER: readonly Stage[] = [
  { name: 'browser tests', command: 'npm run test:browser --silent' },
];

/**
 * Every script of package.json that no stage runs, at its smallest.
 * @param folder where a command may leave what it makes
 * @returns by the script, what follows it
 */
export const trialsIn = (folder: string): Record<string, readonly string[]> => ({
  'catalogue:report': [],
  'catalogue:update': [],
  'dates:update': [],
  'check:recipes': ['--brief'],
  'check:supabase': [],
  faults: ['--brief'],
  load: ['--brief'],
  mails: [],
  pictures: ['--list'],
  screens: ['--only', 'mocktail', '--size', 'phone', '--theme', 'dark', '--language', 'de', '--out', folder],
  'bench:bartender': ['--brief'],
  'bench:chat': ['--brief'],
  'bench:cold': ['--brief'],
  'bench:allergies': ['--brief'],
  'bench:conversations': ['--brief'],
  'bench:match': ['--brief'],
  'bench:matching': [],
  'bench:pdf': ['--brief'],
  'bench:press': ['--brief'],
  'bench:queries': [],
  'bench:safety': [],
  'bench:search': ['--brief'],
  'bench:sign-in': ['--brief'],
  budgets: [],
  lighthouse: ['--brief'],
  'learn:bartender': ['--brief'],
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
