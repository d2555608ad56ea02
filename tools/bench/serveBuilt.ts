import { resolve } from 'node:path';
import { openBuiltSite } from '../serve/builtSite.ts';
import { serveHttp } from '../serve/httpServer.ts';

/** Serves the built site at any free port of this machine, with functions but without a backend for them. */
export async function serveBuilt(): Promise<{ url: string; close(): void }> {
  const openSite = await openBuiltSite(resolve(import.meta.dirname, '../..'));
  const server = await serveHttp({ host: '127.0.0.1', port: 0 }, openSite());
  return { url: `http://localhost:${server.port}`, close: server.close };
}
