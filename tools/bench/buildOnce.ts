import { build } from 'astro';

/*
 * Builds the site once into the folder named by the first argument and prints, as JSON, how long it took
 * and the most memory that the process held. Started by benchBuild.ts with CATALOGUE_DIR set.
 */
const outDir = process.argv[2];
if (outDir === undefined) throw new Error('Usage: node tools/bench/buildOnce.ts OUT_DIR');
const started = performance.now();
await build({ outDir, logLevel: 'error' });
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, peakMegabytes: process.resourceUsage().maxRSS / 1024 }));
