import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { createDiets } from './diets.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';

function dietsWith(answer: (request: Request) => Response | Promise<Response>) {
  const fetch = async (...args: ConstructorParameters<typeof Request>) => answer(new Request(...args));
  return createDiets(createClient('https://abc.supabase.co', 'sb_publishable_1', { global: { fetch } }));
}

it('gives what was kept, without words that the site no longer knows', async () => {
  const diets = dietsWith(() => Response.json([{ avoids: ['milk', 'moonlight', 'vegan'] }]));
  expect(await diets.of(ADA)).toEqual({ owner: ADA, avoids: ['milk', 'vegan'] });
});

it('says that nothing is to be kept where there is no row', async () => {
  expect(await dietsWith(() => Response.json([])).of(ADA)).toEqual({ owner: ADA, avoids: null });
});

it('forgets it for its owner', async () => {
  const requests: string[] = [];
  const diets = dietsWith((request) => {
    requests.push(`${request.method} ${new URL(request.url).search}`);
    return new Response(null, { status: 204 });
  });
  expect(await diets.forget(ADA)).toEqual({ owner: ADA, avoids: null });
  expect(requests).toEqual([`DELETE ?user_id=eq.${ADA}`]);
});
