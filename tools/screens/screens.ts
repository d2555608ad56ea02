import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startPreview } from '../bench/startPreview.ts';
import { contactSheet } from './contactSheet.ts';
import { FOLDER, parseOptions, USAGE, UsageError, type Options } from './options.ts';
import { SCREENS } from './screenList.ts';
import { takeScreens } from './takeScreens.ts';

/*
 * Takes every screen and state of the built site in three sizes, two themes and two languages into one page, so that
 * everybody looks at everything after a change.
 * Usage: npm run build && npm run qa -- screens   (exits with 1 where a screen could not be had, with 2 where it was called
 * wrongly)
 */

/** @returns whether every screen could be had */
async function run(options: Options): Promise<boolean> {
  const { only, sizes, themes, languages, out } = options;
  const screens = SCREENS.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
  if (screens.length === 0)
    throw new UsageError(`No screen has ${only.join(' or ')} in its name: ${namesOf(SCREENS)}.`);
  if (!existsSync('dist/index.html'))
    throw new UsageError('There is no built site in dist/: run "npm run build" first.');
  const started = Date.now();
  if (out === FOLDER) await rm(out, { recursive: true, force: true });
  else if (existsSync(out) && (await readdir(out)).length > 0)
    throw new UsageError(`--out must be an empty folder, and ${out} is not.`);
  // Nobody measures here how long a sign-in takes.
  const preview = await startPreview({ OPENAI_API_KEY: '', SIGN_IN_PACE_MS: '0' });
  try {
    const wanted = { screens, sizes, themes, languages };
    const place = { site: preview.url, folder: out, hands: availableParallelism(), onProgress: tell };
    const { shots, problems } = await takeScreens(wanted, place);
    const seconds = Math.round((Date.now() - started) / 1000);
    const note = `${shots.length} pictures of ${screens.length} screens in ${seconds} s`;
    const names = screens.map(({ name }) => name);
    await writeFile(join(out, 'index.html'), contactSheet(shots, names, note));
    console.log(`${note}: ${join(out, 'index.html')}`);
    for (const problem of problems) console.error(problem);
    return problems.length === 0;
  } finally {
    await preview.stop();
  }
}

const namesOf = (screens: typeof SCREENS) => screens.map(({ name }) => name).join('; ');

function tell(done: number, of: number): void {
  if (done % 25 === 0) console.log(`${done} of ${of}`);
}

try {
  if (!(await run(parseOptions(process.argv.slice(2))))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
