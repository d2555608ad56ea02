import { resolve } from 'node:path';
import { hostFunctions } from './functionHost.ts';
import { SiteBrowser } from './siteBrowser.ts';

const functions = hostFunctions(resolve('netlify/functions'));

/** Reads the functions. It takes seconds, in which this process hears nothing: call it before. */
export async function readFunctions(): Promise<void> {
  await functions.find('/', 'GET');
}

/** A browser that asks the functions in this process, and finds nothing else. */
export const newBrowser = (): SiteBrowser =>
  new SiteBrowser(functions, () => Promise.resolve(new Response('Not found', { status: 404 })));
