import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandArguments, isBrief } from './effort.ts';
import { countRecipes, writeSyntheticCatalogue } from './syntheticCatalogue.ts';

/*
 * Measures the build at growing catalogues: seconds, peak memory and cost per page.
 * Usage: npm run bench:build [-- COUNT …]   (default: the recipes that there are, 2000 and 5000)
 */
/** As many recipes as show that the command works. */
const FEW = 20;

const asked = commandArguments.map(Number);
const usual = isBrief ? [FEW] : [countRecipes('data'), 2000, 5000];
const counts = asked.length > 0 ? asked : usual;
const work = mkdtempSync(path.join(tmpdir(), 'mixmaster-bench-'));

/** Where the adapter leaves what it builds, whatever the folder of the pages; the site's own is kept meanwhile. */
const FUNCTIONS = '.netlify';
const kept = path.join(work, 'netlify');
if (existsSync(FUNCTIONS)) cpSync(FUNCTIONS, kept, { recursive: true });

console.log('recipes   pages   seconds   ms/page   peak MB');
try {
  for (const count of counts) {
    const data = path.join(work, `data-${count}`);
    const out = path.join(work, `dist-${count}`);
    writeSyntheticCatalogue('data', data, count);
    const { stdout, status } = spawnSync(process.execPath, ['tools/bench/buildOnce.ts', out], {
      env: { ...process.env, CATALOGUE_DIR: data, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The build of ${count} recipes failed.`);
    const { seconds, peakMegabytes } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
      seconds: number;
      peakMegabytes: number;
    };
    const pages = globSync('**/*.html', { cwd: out }).length;
    const row = [
      count,
      pages,
      seconds.toFixed(1),
      ((seconds * 1000) / pages).toFixed(2),
      peakMegabytes.toFixed(0),
    ];
    console.log(row.map((cell, index) => String(cell).padStart([7, 8, 10, 10, 10][index] ?? 10)).join(''));
    rmSync(data, { recursive: true });
    rmSync(out, { recursive: true });
  }
} finally {
  rmSync(FUNCTIONS, { recursive: true, force: true });
  if (existsSync(kept)) cpSync(kept, FUNCTIONS, { recursive: true });
  rmSync(work, { recursive: true, force: true });
}
