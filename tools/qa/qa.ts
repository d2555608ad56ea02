import { spawnSync } from 'node:child_process';
import { startServer } from '../bench/startPreview.ts';
import { QA_COMMANDS } from './commands.ts';

/*
 * Runs one of the commands that measure, attack or compare, or all of them at their smallest, so that none rots unseen.
 * Usage: npm run qa                      (lists them)
 *        npm run qa -- NAME [ARGUMENT …]
 *        npm run qa -- all               (on the built site; prints what fails)
 */

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  const width = Math.max(...Object.keys(QA_COMMANDS).map((known) => known.length));
  for (const [known, { about }] of Object.entries(QA_COMMANDS))
    console.log(`${known.padEnd(width)}  ${about}`);
} else if (name === 'all') {
  process.exitCode = (await tryAll()) ? 0 : 1;
} else {
  const command = QA_COMMANDS[name];
  if (command === undefined) throw new Error(`There is no "${name}". "npm run qa" lists what there is.`);
  process.exitCode = spawnSync(process.execPath, [command.file, ...args], { stdio: 'inherit' }).status ?? 1;
}

/** Tries every command that has a small form, and the first of a newcomer’s. Returns whether all hold. */
async function tryAll(): Promise<boolean> {
  const failures: string[] = [];
  for (const [known, { file, brief }] of Object.entries(QA_COMMANDS)) {
    if (typeof brief === 'string') continue;
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...brief], { encoding: 'utf8' });
    if (status !== 0) failures.push(`${known} ended with ${status}:\n${stdout}${stderr}`);
    else if (stdout.trim() === '') failures.push(`${known} printed nothing`);
  }
  const devFailure = await tryDev();
  if (devFailure !== undefined) failures.push(devFailure);
  for (const failure of failures) console.error(failure);
  console.log(failures.length === 0 ? 'Every command works.' : `${failures.length} commands do not work.`);
  return failures.length === 0;
}

/** Opens pages of `npm run dev`, and a function behind them. */
async function tryDev(): Promise<string | undefined> {
  const site = await startServer('tools/serve/dev.ts', { OPENAI_API_KEY: '' });
  try {
    for (const path of ['/', '/de/cocktail/negroni', '/api/health']) {
      const { status } = await fetch(new URL(path, site.url));
      if (status !== 200) return `npm run dev answers ${status} at ${path}`;
    }
    return undefined;
  } finally {
    await site.stop();
  }
}
