import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { LOCALES } from '../contracts/site/locale.ts';
import { WORKER } from '../contracts/site/workerAddress.ts';
import { getFile, shellFiles } from './shellFiles.ts';

/**
 * Bundles the worker at the end of a build, when it is known what its pages need. `npm run dev` has none.
 * @param target browsers, as esbuild names them
 */
export function offlineWorker(target: string[]): AstroIntegration {
  return {
    name: 'offline-worker',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        const files = LOCALES.map((locale) => [locale, shellFiles(folder, locale)] as const);
        const shell = JSON.stringify(Object.fromEntries(files));
        const mark = markOf(
          files.flatMap(([, { first, rooms }]) => [...first, ...rooms]),
          folder,
        );
        await build({
          entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
          outfile: `${folder}${WORKER}`,
          bundle: true,
          minify: true,
          format: 'iife',
          target,
          define: { SHELL: shell, BUILD: JSON.stringify(mark), 'process.env.NODE_ENV': '"production"' },
        });
      },
    },
  };
}

/** Changes with what is in the files, so that a build of the same site offers readers nothing new. */
function markOf(addresses: readonly string[], folder: string): string {
  const hash = createHash('sha256');
  for (const address of new Set(addresses)) hash.update(readFileSync(join(folder, getFile(address))));
  return hash.digest('hex').slice(0, 8);
}
