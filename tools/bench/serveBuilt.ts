import { readNetlifyConfig } from '../serve/netlifyConfig.ts';
import { serveHttp } from '../serve/httpServer.ts';
import { publishFolder } from '../serve/publishedFiles.ts';
import { createSite } from '../serve/site.ts';

/**
 * Serves a built site by the rules of `netlify.toml` at any free port of this machine.
 * @param written by its path, the HTML of what a function would answer; there are no other functions
 */
export async function serveBuilt(
  folder: string,
  written: ReadonlyMap<string, string> = new Map(),
): Promise<{ url: string; close(): void }> {
  const answer = (html: string) =>
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const respond = createSite({
    config: readNetlifyConfig('netlify.toml'),
    files: publishFolder(folder),
    functions: {
      find: (pathname) => {
        const html = written.get(pathname);
        const run = () => Promise.resolve(answer(html ?? ''));
        return Promise.resolve(html === undefined ? undefined : { prefersStatic: false, run });
      },
    },
  });
  const server = await serveHttp({ host: '127.0.0.1', port: 0 }, respond);
  return { url: `http://localhost:${server.port}`, close: server.close };
}
