import { readNetlifyConfig } from '../serve/netlifyConfig.ts';
import { serveHttp } from '../serve/httpServer.ts';
import { publishFolder } from '../serve/publishedFiles.ts';
import { createSite } from '../serve/site.ts';

/** Serves a built site by the rules of `netlify.toml`, without functions, at any free port of this machine. */
export async function serveBuilt(folder: string): Promise<{ url: string; close(): void }> {
  const respond = createSite({
    config: readNetlifyConfig('netlify.toml'),
    files: publishFolder(folder),
    functions: { find: () => Promise.resolve(undefined) },
  });
  const server = await serveHttp({ host: '127.0.0.1', port: 0 }, respond);
  return { url: `http://localhost:${server.port}`, close: server.close };
}
