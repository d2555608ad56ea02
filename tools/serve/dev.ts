/** Astro's development server with functions, redirects and backend: `npm run dev -- --port 4321`. */
import { join, resolve } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { prepareBackend } from './backend.ts';
import { createDevMiddleware } from './devMiddleware.ts';
import type { EmbeddedBackend } from './embeddedBackend.ts';
import { runCommand } from './fault.ts';
import { hostFunctions } from './functionHost.ts';
import { readNetlifyConfig } from './netlifyConfig.ts';
import { chooseAddress, requireFreePort } from './port.ts';
import { reloadOnData } from './reloadOnData.ts';
import { stopOnSignal } from './shutdown.ts';

type VitePlugin = NonNullable<NonNullable<AstroInlineConfig['vite']>['plugins']>[number];

async function main(): Promise<void> {
  const address = chooseAddress(process.argv.slice(2), process.env);
  await requireFreePort(address);
  const projectFolder = resolve(import.meta.dirname, '../..');
  const url = `http://localhost:${address.port}`;
  const backend = await prepareBackend(projectFolder, url);

  // Astro asks the network for newer versions and reports its use unless told otherwise.
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';
  const { dev } = await import('astro');
  const server = await dev({
    root: projectFolder,
    server: { port: address.port, host: address.host },
    vite: {
      server: { strictPort: true },
      plugins: [netlifyPlugin(projectFolder, backend), reloadOnData(join(projectFolder, 'data'))],
    },
  });
  stopOnSignal(async () => {
    await server.stop();
    await backend?.close();
  });
  console.log(`Mixmaster is served at ${url}`);
}

function netlifyPlugin(projectFolder: string, backend: EmbeddedBackend | undefined): VitePlugin {
  const config = readNetlifyConfig(join(projectFolder, 'netlify.toml'));
  return {
    name: 'mixmaster-netlify',
    configureServer(server) {
      const folder = join(projectFolder, config.functions.directory);
      const functions = hostFunctions(folder, (file) => server.ssrLoadModule(file));
      server.middlewares.use(createDevMiddleware(config, functions, backend?.outbox));
    },
  };
}

await runCommand(main);
