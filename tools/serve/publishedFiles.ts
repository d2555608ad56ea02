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
  const readVersion = keepFiles();
  return {
    async find(pathname, request) {
      const file = await locate(root, pathname);
      if (file === undefined) return undefined;
      const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
      return answerWith(type, await readVersion(file), request);
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

interface PublishedFile {
  content: Buffer<ArrayBuffer>;
  etag: string;
  /** Made when somebody first takes it so. */
  gzipped?: Promise<Buffer<ArrayBuffer>>;
}

/** Reads each version of a file once. */
function keepFiles(): (file: string) => Promise<PublishedFile> {
  const kept = new Map<string, { version: string; read: Promise<PublishedFile> }>();
  return async (file) => {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    const known = kept.get(file);
    if (known?.version === version) return known.read;
    const read = readFile(file).then((content) => ({
      content,
      etag: `"${createHash('sha1').update(content).digest('base64url')}"`,
    }));
    kept.set(file, { version, read });
    read.catch(() => kept.delete(file));
    return read;
  };
}

async function answerWith(type: string, file: PublishedFile, request: Request): Promise<Response> {
  const { content, etag } = file;
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
  file.gzipped ??= compress(content);
  return new Response(await file.gzipped, { headers });
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
