import { NetlifyDev } from '@netlify/dev';
import { listenWith, serveHttp } from '../../serve/httpServer.ts';

const OFF = { enabled: false };
const quiet = () => undefined;
const OPTIONS = {
  skipGitignore: true,
  serverAddress: null,
  aiGateway: OFF,
  blobs: OFF,
  database: OFF,
  edgeFunctions: OFF,
  environmentVariables: OFF,
  geolocation: OFF,
  images: OFF,
  logger: { log: quiet, warn: quiet, error: console.error },
};

/**
 * Serves projects by Netlify's own local packages, without what they ask the network for: the first that has an answer
 * gives it.
 */
export async function serveByNetlify(...folders: string[]): Promise<{ url: string; close(): Promise<void> }> {
  const servers = folders.map((projectRoot) => new NetlifyDev({ ...OPTIONS, projectRoot }));
  for (const server of servers) await server.start();
  const answer = listenWith(async (request) => {
    for (const server of servers) {
      const found = await server.handle(request);
      if (found) return found;
    }
    return new Response('Not found', { status: 404 });
  });
  const http = await serveHttp({ host: '127.0.0.1', port: 0 }, answer);
  return {
    url: `http://127.0.0.1:${http.port}`,
    async close() {
      http.close();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
