/** A command of `npm run qa`. */
export interface QaCommand {
  /** What it shows, in one line. */
  about: string;
  file: string;
  /** Arguments with which `npm run qa -- all` tries it at its smallest; or why it does not. */
  brief: readonly string[] | string;
}

const SCREEN = ['--only', 'mocktail', '--size', 'phone', '--theme', 'dark', '--language', 'de'];

/** Everything that measures, attacks or compares. What asks the built site needs `npm run build` first. */
export const QA_COMMANDS: Readonly<Record<string, QaCommand>> = {
  attack: {
    about: 'attacks the built site as an outsider would; prints how much held, and what got through',
    file: 'tools/attack/attack.ts',
    brief: '`npm run test:rest` runs it whole',
  },
  budgets: {
    about: 'bytes of each kind of page on a first and a returning visit, against the aims',
    file: 'tools/bench/budgets.ts',
    brief: [],
  },
  cold: {
    about: 'import and first answer of each function in a new instance, in milliseconds of a processor',
    file: 'tools/bench/cold/benchCold.ts',
    brief: ['--brief'],
  },
  engines: {
    about: 'a walk of the main ways in Firefox ESR and WebKitGTK, the engine of Safari',
    file: 'tools/engines/testEngines.ts',
    brief: '`npm run test:rest` runs it whole',
  },
  faults: {
    about: 'brings the site into trouble; prints what readers see, what stays, and what does not hold',
    file: 'tools/qa/faults/faults.ts',
    brief: ['--brief'],
  },
  inputs: {
    about: 'the worst input of each function that a fuzzer finds, in milliseconds of a processor',
    file: 'tools/bench/inputs/benchInputs.ts',
    brief: ['--brief', '--route', 'chat'],
  },
  lighthouse: {
    about: 'Lighthouse’s scores, times and bytes of twelve kinds of pages in two languages, as medians',
    file: 'tools/bench/lighthouse.ts',
    brief: ['--brief'],
  },
  load: {
    about: 'the built site under the load of 50, 200 and 500 clients: answers a second, times, memory',
    file: 'tools/qa/load/load.ts',
    brief: ['--brief'],
  },
  matching: {
    about: 'matching on labelled pairs, and on shelves and typed names that strangers wrote',
    file: 'tools/matching/benchMatching.ts',
    brief: [],
  },
  mutate: {
    about: 'puts faults into modules, one at a time; prints those that no test of their folder notices',
    file: 'tools/mutation/mutate.ts',
    brief: 'a folder takes some twenty minutes',
  },
  netlify: {
    about: 'the preview against Netlify’s own local packages: every difference, known ones with reason',
    file: 'tools/qa/netlify/checkNetlify.ts',
    brief: 'Netlify’s packages start a worker for each call: seven requests take half a minute (decision 1)',
  },
  postgres: {
    about: 'the tests of the database, races and the journeys that write, over a PostgreSQL server',
    file: 'tools/postgres/testPostgres.ts',
    brief: '`npm run test:rest` runs it without the journeys',
  },
  screens: {
    about: 'every screen and state of the built site on one page, `screens/index.html`, to look at',
    file: 'tools/screens/screens.ts',
    brief: [...SCREEN, '--out', 'test-results/screens'],
  },
  search: {
    about: 'interaction to next paint of the list search, with a processor slowed four times',
    file: 'tools/bench/benchSearch.ts',
    brief: ['--brief'],
  },
  supabase: {
    about: 'the answers of Supabase that the site relies on: of the local backend, or of a project',
    file: 'tools/qa/supabase/checkSupabase.ts',
    brief: [],
  },
};
