import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { getPath } from './httpServer.ts';
import type { HeaderRule } from './netlifyConfig.ts';
import type { Files } from './site.ts';

/** Netlify's own default: ask each time whether the copy is still good. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Serves a folder as Netlify does: `/cocktails` is `cocktails.html`, `/` is `index.html`, each with the headers that
 * the rules give to its path. The folder is read once.
 */
export function publishFolder(folder: string, rules: readonly HeaderRule[]): Files {
  const serve = sirv(folder, { etag: true, extensions: ['html'] });
  const patterns = rules.map(({ for: path, values }) => ({ pattern: patternOf(path), values }));
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => {
    const pathname = getPath(incoming);
    const values = patterns.filter(({ pattern }) => pattern.test({ pathname })).map(({ values }) => values);
    const headers: Record<string, string> = Object.assign({ 'Cache-Control': REVALIDATE }, ...values);
    // Before the file is found, since what says that a copy is still good has them too.
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    serve(incoming, outgoing, () => {
      for (const name of Object.keys(headers)) outgoing.removeHeader(name);
      next();
    });
  };
}

/** A path as rules write it: `:name` stands for one segment, a final `*` for the rest. */
function patternOf(path: string): URLPattern {
  return new URLPattern({ pathname: path.replace(/\/\*$/, '{/*}?') });
}
