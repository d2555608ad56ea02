import { resolve, sep } from 'node:path';
import type { AstroInlineConfig } from 'astro';

type VitePlugin = NonNullable<NonNullable<AstroInlineConfig['vite']>['plugins']>[number];

/** Reads the catalogue anew and reloads the page when a file of the data folder changes. */
export function reloadOnData(dataFolder: string): VitePlugin {
  const folder = resolve(dataFolder) + sep;
  return {
    name: 'mixmaster-reload-on-data',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!resolve(file).startsWith(folder)) return;
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
          environment.hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
