import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { FunctionHost, FunctionMatch } from './functionHost.ts';
import { isMailbox, showMailbox, type Mail } from './mailbox.ts';
import type { NetlifyConfig } from './netlifyConfig.ts';
import { findRedirect } from './rules.ts';

/** Marks the request with which the middleware asks Astro for a file. */
const INNER_REQUEST = 'x-mixmaster-inner';

type Answer = (request: Request) => Promise<Response>;
type Next = () => void;

/**
 * Puts the functions and redirects in front of Astro's development server, in Netlify's order.
 * Astro stands for the files: what a function or rewrite leaves to them is asked of Astro.
 */
export function createDevMiddleware(
  config: NetlifyConfig,
  functions: FunctionHost,
  outbox?: readonly Mail[],
) {
  async function choose(incoming: IncomingMessage): Promise<Answer | undefined> {
    const { url: address = '/', method = 'GET', socket } = incoming;
    const ip = socket.remoteAddress ?? '';
    const url = new URL(address, originOf(socket));
    if (outbox && isMailbox(url.pathname)) return async (request) => showMailbox(outbox, request, ip);
    const direct = await functions.find(url.pathname, method);
    if (direct) return direct.prefersStatic ? preferAstro(url, runs(direct, ip)) : runs(direct, ip);

    const redirect = findRedirect(config.redirects, url);
    if (!redirect) return undefined;
    const { status, target } = redirect;
    if (status === 404) return preferAstro(url, showNotFound(new URL(target, url)));
    const targetUrl = new URL(target, url);
    const rewritten = await functions.find(targetUrl.pathname, method);
    if (!rewritten) return preferAstro(targetUrl);
    return rewritten.prefersStatic ? preferAstro(targetUrl, runs(rewritten, ip)) : runs(rewritten, ip);
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse, next: Next): void => {
    if (incoming.headers[INNER_REQUEST]) return next();
    choose(incoming).then(
      (answer) =>
        answer
          ? void getRequestListener(answer, { overrideGlobalObjects: false })(incoming, outgoing)
          : next(),
      (error: unknown) => {
        console.error(error);
        outgoing.writeHead(500).end('A function could not be loaded; the terminal says why.');
      },
    );
  };
}

function runs(found: FunctionMatch, ip: string): Answer {
  return (request) => found.run(request, ip);
}

function preferAstro(url: URL, fallback?: Answer): Answer {
  return async (request) => {
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') {
      const file = await askAstro(url, method);
      if (file.status !== 404 || !fallback) return file;
      await file.body?.cancel();
    }
    return fallback?.(request) ?? new Response('Not found', { status: 404 });
  };
}

/** The page of a status-404 rule, which Astro knows without the ending of its file. */
function showNotFound(page: URL): Answer {
  return async () => {
    const { body, headers } = await askAstro(new URL(page.pathname.replace(/\.html$/, ''), page), 'GET');
    return new Response(body, { status: 404, headers });
  };
}

async function askAstro(url: URL, method: string): Promise<Response> {
  const answer = await fetch(url, { method, headers: { [INNER_REQUEST]: '1' } });
  return new Response(answer.body, answer);
}

/** Where this server itself is reached: with `--host` it need not listen on "localhost". */
function originOf({ localAddress = 'localhost', localPort }: Socket): string {
  return `http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}
