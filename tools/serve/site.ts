import { FILE_HEADERS } from '../../netlify/lib/securityHeaders.ts';
import type { FunctionHost } from './functionHost.ts';
import type { NetlifyConfig } from './netlifyConfig.ts';
import type { PublishedFiles } from './publishedFiles.ts';
import { findRedirect, headersFor } from './rules.ts';

interface SiteParts {
  config: NetlifyConfig;
  functions: FunctionHost;
  files: PublishedFiles;
}

const READING_METHODS = new Set(['GET', 'HEAD']);

/**
 * Answers as Netlify does with the built site: functions first, then files, then the redirect
 * rules, whose targets go through functions and files once more, then 404.html.
 */
export function createSite({ config, functions, files }: SiteParts) {
  async function answerAt(pathname: string, request: Request, ip: string) {
    const found = await functions.find(pathname, request.method);
    if (found && !found.prefersStatic) return found.run(request, ip);
    return (await fileAt(pathname, request)) ?? found?.run(request, ip);
  }

  async function fileAt(pathname: string, request: Request): Promise<Response | undefined> {
    if (!READING_METHODS.has(request.method)) return undefined;
    const answer = await files.find(pathname, request);
    for (const [name, value] of headersFor(config.headers, pathname)) {
      answer?.headers.set(name, value);
    }
    return answer;
  }

  async function notFound(page: string, request: Request): Promise<Response> {
    // Without its conditions: a page that stands in for another has no copy to compare with.
    const answer = await fileAt(page, new Request(request.url, { method: 'GET' }));
    const body = answer?.body ?? 'Not found';
    const headers = answer?.headers ?? { ...FILE_HEADERS, 'content-type': 'text/plain; charset=utf-8' };
    return new Response(body, { status: 404, headers });
  }

  return async function respond(request: Request, ip: string): Promise<Response> {
    const url = new URL(request.url);
    const direct = await answerAt(url.pathname, request, ip);
    if (direct) return direct;

    const redirect = findRedirect(config.redirects, url);
    if (!redirect) return notFound('/404.html', request);
    const { status, target } = redirect;
    const { pathname } = new URL(target, url);
    if (status === 404) return notFound(pathname, request);
    return (await answerAt(pathname, request, ip)) ?? notFound('/404.html', request);
  };
}
