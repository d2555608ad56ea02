import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishFolder } from './publishedFiles.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const request = (headers: Record<string, string> = {}) => new Request('http://localhost/page', { headers });

it.each([
  ['as it is', {}],
  ['compressed', { 'accept-encoding': 'gzip' }],
])('serves a file %s anew once it has changed, and knows it again while it has not', async (_, headers) => {
  const folder = temporaryFolder();
  const file = join(folder, 'page.html');
  const files = publishFolder(folder);
  const ask = async (more: Record<string, string> = {}) => {
    const answer = await files.find('/page', request({ ...headers, ...more }));
    if (!answer) throw new Error('The file is not there.');
    return answer;
  };

  writeFileSync(file, 'a'.repeat(2_000));
  const [first, again] = [await ask(), await ask()];
  const etag = first.headers.get('etag') ?? '';
  expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);

  writeFileSync(file, 'b'.repeat(2_000));
  // Of the same length: its time alone tells it.
  utimesSync(file, new Date(), new Date(Date.now() + 5_000));
  const changed = await ask({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});
