/** Astro's development server with functions and backend: `npm run dev -- --port 4321`. */
import { randomUUID } from 'node:crypto';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { prepareBackend } from './backend.ts';
import { runCommand } from './fault.ts';
import { followFunctions } from './functionHost.ts';
import { chooseAddress, requireFreePort } from './port.ts';
import type { LocalBackend } from './localBackend.ts';
import { reloadOnData } from './reloadOnData.ts';
import { stopOnSignal } from './shutdown.ts';
import { createSite, type Files } from './site.ts';

/** Where Astro's development server looks for the locals of a request. */
const ASTRO_LOCALS = Symbol.for('astro.locals');

type VitePlugin = NonNullable<NonNullable<AstroInlineConfig['vite']>['plugins']>[number];

async function main(): Promise<void> {
  const address = chooseAddress(process.argv.slice(2), process.env);
  await requireFreePort(address);
  const projectFolder = resolve(import.meta.dirname, '../..');
  const url = `http://localhost:${address.port}`;
  const backend = await prepareBackend(projectFolder, url, { isLazy: true });

  // Astro asks the network for newer versions and reports its use unless told otherwise.
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';
  enableCompileCache();
  const { dev } = await import('astro');
  const server = await dev({
    root: projectFolder,
    server: { port: address.port, host: address.host },
    vite: {
      // Thousands of finished pictures; watching them takes a second of the start.
      server: { strictPort: true, watch: { ignored: [join(projectFolder, 'public/pictures/**')] } },
      plugins: [functionsPlugin(projectFolder, backend), reloadOnData(join(projectFolder, 'data'))],
    },
  });
  stopOnSignal(async () => {
    await server.stop();
    await backend?.close();
  });
  console.log(`Mixmaster is served at ${url}`);
}

/** Puts the functions in front of Astro, which stands for the files and for the pages that are made on demand. */
function functionsPlugin(projectFolder: string, backend: LocalBackend | undefined): VitePlugin {
  return {
    name: 'mixmaster-functions',
    configureServer(server) {
      const folder = join(projectFolder, 'netlify/functions');
      const functions = followFunctions(folder, (file) => server.ssrLoadModule(file));
      server.middlewares.use((incoming, _outgoing, next) => {
        // What @astrojs/netlify says of a request: it acts in builds alone.
        const context = { ip: incoming.socket.remoteAddress ?? '', requestId: randomUUID() };
        Reflect.set(incoming, ASTRO_LOCALS, { netlify: { context } });
        next();
      });
      const files: Files = (_incoming, _outgoing, next) => next();
      server.middlewares.use(createSite({ functions, files, outbox: backend?.outbox }));
    },
  };
}

await runCommand(main);
