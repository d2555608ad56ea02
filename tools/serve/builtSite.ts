import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Fault } from './fault.ts';
import { hostFunctions } from './functionHost.ts';
import type { Mail } from './mailbox.ts';
import { readNetlifyConfig } from './netlifyConfig.ts';
import { publishFolder } from './publishedFiles.ts';
import { createSite } from './site.ts';

/** The function of the pages. */
const PAGES = '.netlify/v1/functions/ssr/ssr.mjs';

/**
 * The site as `npm run build` left it: its files, its functions and the function of its pages, all read.
 * @throws Fault where nothing was built.
 */
export async function openBuiltSite(
  projectFolder: string,
): Promise<(outbox?: readonly Mail[]) => ReturnType<typeof createSite>> {
  const config = readNetlifyConfig(join(projectFolder, 'netlify.toml'));
  for (const file of [join(config.publishFolder, 'index.html'), join(projectFolder, PAGES)]) {
    if (existsSync(file)) continue;
    throw new Fault(
      `There is no built site: ${relative(projectFolder, file)} is missing. Run "npm run build" first.`,
    );
  }
  const files = publishFolder(config.publishFolder, config.headers);
  const functions = hostFunctions(...config.functionFolders);
  // No deadline of a first request has to bear that they are read.
  await functions.find('/', 'GET');
  return (outbox) => createSite({ functions, files, outbox });
}
