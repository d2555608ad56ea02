/** Serves the built site as Netlify would: `npm run preview -- --port 4321`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { askerAddress } from './askerAddress.ts';
import { prepareBackend } from './backend.ts';
import { Fault, runCommand } from './fault.ts';
import { hostFunctions } from './functionHost.ts';
import { serveHttp } from './httpServer.ts';
import { isMailbox, showMailbox } from './mailbox.ts';
import { readNetlifyConfig } from './netlifyConfig.ts';
import { chooseAddress, requireFreePort } from './port.ts';
import { publishFolder } from './publishedFiles.ts';
import { stopOnSignal } from './shutdown.ts';
import { createSite } from './site.ts';

async function main(): Promise<void> {
  const address = chooseAddress(process.argv.slice(2), process.env);
  const projectFolder = resolve(import.meta.dirname, '../..');
  const config = readNetlifyConfig(join(projectFolder, 'netlify.toml'));
  const publishedFolder = join(projectFolder, config.build.publish);
  if (!existsSync(join(publishedFolder, 'index.html'))) {
    throw new Fault(`There is no built site in ${config.build.publish}/: run "npm run build" first.`);
  }
  await requireFreePort(address);

  const url = `http://localhost:${address.port}`;
  const backend = await prepareBackend(projectFolder, url);
  const respond = createSite({
    config,
    files: publishFolder(publishedFolder),
    functions: hostFunctions(join(projectFolder, config.functions.directory)),
  });
  const server = await serveHttp(address, async (request, ip) => {
    return backend && isMailbox(new URL(request.url).pathname)
      ? showMailbox(backend.outbox, request, ip)
      : respond(request, askerAddress(request, ip));
  });
  stopOnSignal(async () => {
    server.close();
    await backend?.close();
  });
  console.log(`Mixmaster is served at ${url}`);
}

await runCommand(main);
