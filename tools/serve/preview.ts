/** Serves the built site as Netlify would: `npm run preview -- --port 4321`. */
import { resolve } from 'node:path';
import { prepareBackend } from './backend.ts';
import { openBuiltSite } from './builtSite.ts';
import { runCommand } from './fault.ts';
import { serveHttp } from './httpServer.ts';
import { chooseAddress, requireFreePort } from './port.ts';
import { stopOnSignal } from './shutdown.ts';

async function main(): Promise<void> {
  const address = chooseAddress(process.argv.slice(2), process.env);
  const projectFolder = resolve(import.meta.dirname, '../..');
  const openSite = await openBuiltSite(projectFolder);
  await requireFreePort(address);

  const url = `http://localhost:${address.port}`;
  const backend = await prepareBackend(projectFolder, url);
  const server = await serveHttp(address, openSite(backend?.outbox));
  stopOnSignal(async () => {
    server.close();
    await backend?.close();
  });
  console.log(`Mixmaster is served at ${url}`);
}

await runCommand(main);
