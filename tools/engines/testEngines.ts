import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPreview } from '../bench/startPreview.ts';
import { ownAddress } from '../screens/readers.ts';
import { ENGINE_NAMES, type Engine, type EngineName } from './engine.ts';
import { startNetwork } from './network.ts';
import { EnginePage } from './page.ts';
import { providePackages } from './packages.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webKit.ts';
import { ALWAYS, FIRST_VISIT, HEIGHTS, WALK } from './walk.ts';

/*
 * Walks the main ways through the built site in Firefox ESR and in WebKitGTK, the engine of Safari. Chromium has the
 * browser tests.
 * Usage: npm run build && npm run qa -- engines [-- --engine firefox|webkit] [--only PART]   (exits with 1 where
 * something does not hold)
 */

/** Pictures of the page where a part stopped. */
const FOLDER = 'test-results/engines';

const { engine: asked, only = '' } = parseArgs({
  options: { engine: { type: 'string' }, only: { type: 'string' } },
}).values;
const names = ENGINE_NAMES.filter((name) => asked === undefined || name === asked);
if (names.length === 0) throw new Error(`--engine must be ${ENGINE_NAMES.join(' or ')}, not "${asked}".`);

const STARTS = { firefox: startFirefox, webkit: startWebKit };

/** Walks in one engine; gives what does not hold. */
async function walkIn(name: EngineName, site: string): Promise<string[]> {
  const network = await startNetwork(site, ownAddress());
  const engine = await STARTS[name]();
  const page = new EnginePage(engine);
  const faults: string[] = [];
  try {
    for (const { name: part, width, walk } of WALK) {
      if (!part.includes(only) && !ALWAYS.includes(part)) continue;
      const started = performance.now();
      const title = `${engine.name} ${engine.version}: ${part} (${width} px)`;
      try {
        await engine.resize(width, HEIGHTS[width]);
        if (part !== FIRST_VISIT) await answerQuestions(page, network.url);
        await walk({ engine, page, network, site });
        const complaints = engine.takeComplaints();
        if (complaints.length > 0) throw new Error(complaints.join('\n'));
        console.log(`✓ ${title} ${((performance.now() - started) / 1000).toFixed(1)} s`);
      } catch (error) {
        faults.push(`✗ ${title}: ${describe(error)}${await shoot(engine, `${name}-${part}-${width}`)}`);
        console.log(faults.at(-1));
        engine.takeComplaints();
      }
    }
  } finally {
    await engine.close();
    network.close();
  }
  return faults;
}

/** Answers what a first visit asks, so that a part does not depend on those before it. */
async function answerQuestions(page: EnginePage, site: string): Promise<void> {
  await page.engine.open(`${site}/robots.txt`);
  await page.evaluate(() => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('ageVerified', 'yes');
    localStorage.setItem('hasSeenWelcome', 'true');
    localStorage.setItem('cocktail-unit-dialog-seen', 'true');
  });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

async function shoot(engine: Engine, name: string): Promise<string> {
  const file = join(FOLDER, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`);
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, await engine.screenshot());
    return `\n  picture: ${file}`;
  } catch {
    return '';
  }
}

providePackages(names);
// Nobody measures here how long a sign-in takes. Quiet, as pages that are left break off what they ask for.
const variables = { OPENAI_API_KEY: '', SIGN_IN_PACE_MS: '0', LITE_AUTH_BCRYPT_COST: '4' };
const preview = await startPreview(variables);
try {
  const faults = (await Promise.all(names.map((name) => walkIn(name, preview.url)))).flat();
  console.log(faults.length === 0 ? 'The walk holds.' : `${faults.length} parts of the walk do not hold.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await preview.stop();
}
