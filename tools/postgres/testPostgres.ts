import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { provideTestBrowser } from '../test/findChromium.ts';
import { runCommand } from '../serve/fault.ts';
import { startTemporaryServer } from './temporaryServer.ts';

/*
 * Runs what the database decides over a PostgreSQL server: the tests of its policies and limits, the races of many
 * connections, and, on the built site, the browser journeys that write.
 * Usage: npm run qa -- postgres [-- --without-journeys]
 * The server is that of TEST_DATABASE_URL, whose user must be a superuser, or one that is started for the tests.
 */

const JOURNEYS = [
  'account',
  'barPage',
  'brand',
  'costs',
  'diet',
  'drinkLists',
  'drinkLog',
  'favorites',
  'forms',
  'limits',
  'menuDrafts',
  'menuEmbed',
  'menuHistory',
  'menuLife',
  'menus',
  'ownDrinks',
  'publishedMenu',
  'shelf',
  'starAverages',
].map((name) => `tests/journeys/${name}.spec.ts`);

function run(command: string, args: readonly string[], databaseUrl: string): boolean {
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'without-journeys': { type: 'boolean', default: false } } });
  const isGiven = Boolean(process.env['TEST_DATABASE_URL']);
  const server = isGiven ? undefined : await startTemporaryServer();
  const url = server?.url ?? process.env['TEST_DATABASE_URL'] ?? '';
  try {
    let isGreen = run('npx', ['vitest', 'run', 'supabase/'], url);
    if (isGreen && !values['without-journeys']) {
      provideTestBrowser();
      isGreen = run('npx', ['playwright', 'test', ...JOURNEYS], url);
    }
    process.exitCode = isGreen ? 0 : 1;
  } finally {
    server?.stop();
  }
});
