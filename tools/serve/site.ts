import type { IncomingMessage, ServerResponse } from 'node:http';
import { FILE_HEADERS, FUNCTION_HEADERS } from '../../netlify/lib/securityHeaders.ts';
import { askerAddress } from './askerAddress.ts';
import type { FunctionHost } from './functionHost.ts';
import { answerFailure, listenWith, getPath, getQuery } from './httpServer.ts';
import { isMailbox, showMailbox, type Mail } from './mailbox.ts';

/** Answers with a file, or hands on where there is none at the path. */
export type Files = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

type Answer = (request: Request) => Promise<Response> | Response;

interface SiteParts {
  functions: FunctionHost;
  files: Files;
  /** What was "sent", where this machine stands in for the mail server. */
  outbox?: readonly Mail[] | undefined;
}

const READING_METHODS = new Set(['GET', 'HEAD']);

/**
 * Answers as Netlify does: a function at its own path, then a file, then a function that lets files go first. What is
 * none of these is for `next`, where the caller has one. What fails goes to the terminal and is answered with 500.
 */
export function createSite({ functions, files, outbox }: SiteParts) {
  async function respond(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    next?: () => void,
  ): Promise<void> {
    const { method = 'GET', socket } = incoming;
    const pathname = getPath(incoming);
    // Dots in a path are read before anything is looked for.
    incoming.url = pathname + getQuery(incoming);
    const ip = socket.remoteAddress ?? '';
    const answer = (run: Answer) => listenWith(async (request) => run(request))(incoming, outgoing);

    if (outbox && isMailbox(pathname)) {
      void answer((request) => showMailbox(outbox, request, ip));
      return;
    }
    const found = await functions.find(pathname, method);
    const run = () => {
      if (found) void answer((request) => found.run(request, askerAddress(request, ip)));
      else if (next) next();
      else void answer(notFound);
    };
    if (!READING_METHODS.has(method) || found?.prefersStatic === false) run();
    else files(incoming, outgoing, run);
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse, next?: () => void): void => {
    respond(incoming, outgoing, next).catch((error: unknown) => {
      void answerFailure(error);
      outgoing.writeHead(500, FUNCTION_HEADERS).end();
    });
  };
}

function notFound(): Response {
  const headers = { ...FILE_HEADERS, 'content-type': 'text/plain; charset=utf-8' };
  return new Response('Not found', { status: 404, headers });
}
