import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fetchWithin, supabaseWait } from './deadline.ts';

it('waits in proportion to SUPABASE_WAIT_MS, in whole milliseconds', () => {
  const waits = () => [supabaseWait(), supabaseWait('who'), supabaseWait('guard'), supabaseWait('sending')];
  vi.stubEnv('SUPABASE_WAIT_MS', undefined);
  expect(waits()).toEqual([2_000, 2_250, 5_000, 7_000]);
  vi.stubEnv('SUPABASE_WAIT_MS', '101');
  expect(waits()).toEqual([101, 114, 253, 354]);
});

/** A server that sends everybody on; tells how many asked at the first address and at the second. */
async function startRedirect(status: number) {
  const asked = { first: 0, second: 0 };
  const server = createServer((request, response) => {
    const isFirst = request.url === '/first';
    asked[isFirst ? 'first' : 'second'] += 1;
    response.writeHead(isFirst ? status : 200, { location: '/second' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/first` };
}

it.each([301, 302, 303, 307, 308])('takes keys and tokens nowhere that a %i leads to', async (status) => {
  const { asked, url } = await startRedirect(status);
  await expect(fetchWithin(5_000)(url, { headers: { apikey: 'secret' } })).rejects.toThrow(TypeError);
  expect(asked).toEqual({ first: 1, second: 0 });
});
