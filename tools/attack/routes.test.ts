import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROUTES } from './routes.ts';

const FOLDER = resolve('netlify/functions');
const OWNED = { menuId: 'x', token: 'x', nowhere: 'x', fresh: 'x' };

interface Config {
  path: string | string[];
  method?: string;
  schedule?: string;
}

it('attacks every function', async () => {
  const configs = await Promise.all(
    readdirSync(FOLDER).map(async (file) => {
      const { config } = (await import(pathToFileURL(`${FOLDER}/${file}`).href)) as { config: Config };
      return { file, config };
    }),
  );
  const left = configs
    // Netlify's clock calls those; no address leads to them.
    .filter(({ config }) => config.schedule === undefined)
    .filter(
      ({ config: { path, method = 'GET' } }) =>
        !ROUTES.some(
          (route) =>
            route.method === method &&
            [path].flat().some((pathname) => {
              const asked = new URL(route.path(OWNED), 'http://localhost').pathname;
              return new URLPattern({ pathname }).test({ pathname: asked });
            }),
        ),
    );
  expect(left.map(({ file }) => file)).toEqual([]);
});
