import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const WORTH_COMPRESSING_BYTES = 1024;

/** Netlify's own default: ask each time whether the copy is still good. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pdf': 'application/pdf',
};
const COMPRESSIBLE = /^text\/|json|xml|svg|font\/ttf/;

export interface PublishedFiles {
  /** The answer with the file at a path, or nothing where there is none. */
  find(pathname: string, request: Request): Promise<Response | undefined>;
}

/** Serves a folder as Netlify does: `/cocktails` is `cocktails.html`, `/` is `index.html`. */
export function publishFolder(folder: string): PublishedFiles {
  const root = resolve(folder);
  return {
    async find(pathname, request) {
      const file = await locate(root, pathname);
      return file ? answerWith(file, request) : undefined;
    },
  };
}

async function locate(folder: string, pathname: string): Promise<string | undefined> {
  const path = decode(pathname)?.replace(/\/+$/, '');
  if (path === undefined || path.includes('\0')) return undefined;
  for (const ending of ['', '.html', '/index.html']) {
    const file = join(folder, path + ending);
    if (file.startsWith(folder + sep) && (await isFile(file))) return file;
  }
  return undefined;
}

async function answerWith(file: string, request: Request): Promise<Response> {
  const content = await readFile(file);
  const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  const headers = new Headers({ 'content-type': type, etag, 'cache-control': REVALIDATE });

  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (content.length < WORTH_COMPRESSING_BYTES || !COMPRESSIBLE.test(type)) {
    return new Response(content, { headers });
  }
  headers.set('vary', 'accept-encoding');
  if (!request.headers.get('accept-encoding')?.includes('gzip')) {
    return new Response(content, { headers });
  }
  headers.set('content-encoding', 'gzip');
  return new Response(await compress(content), { headers });
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
