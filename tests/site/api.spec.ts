import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { cocktailSchema, type Cocktail } from '../../src/contracts/drinks/cocktail.ts';
import { errorAnswerSchema } from '../../src/contracts/site/error.ts';
import { ENDPOINTS } from '../../src/contracts/site/publicApi.ts';

test('the list of cocktails holds the entity of the specification', async ({ request }) => {
  const answer = await request.get('/api/cocktails');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^application\/json/);
  const cocktails = z.array(cocktailSchema).parse(await answer.json());
  expect(cocktails.map(({ name }) => name)).toEqual(expect.arrayContaining(['Negroni', 'Virgin Mojito']));
  expect(cocktails.map(({ name }) => name)).not.toContain('Kamikaze');
});

test('the list of shots holds the shots alone', async ({ request }) => {
  const shots = z.array(cocktailSchema).parse(await (await request.get('/api/shots')).json());
  expect(shots.map(({ name }) => name)).toEqual(expect.arrayContaining(['B-52', 'Kamikaze']));
  expect(shots.map(({ name }) => name)).not.toContain('Negroni');
});

test('one cocktail answers by its id, shots too', async ({ request }) => {
  const negroni = cocktailSchema.parse(await (await request.get('/api/cocktails/11002')).json());
  expect(negroni).toMatchObject({ id: '11002', name: 'Negroni', spirit: 'Gin', abv: '21%' });
  expect(negroni.ingredients).toContain('30\u00a0ml Campari');
  const shot = cocktailSchema.parse(await (await request.get('/api/cocktails/12001')).json());
  expect(shot.name).toBe('B-52');
});

test('a mocktail has no spirit and 0 per cent', async ({ request }) => {
  const mocktail = cocktailSchema.parse(await (await request.get('/api/cocktails/13002')).json());
  expect(mocktail).toMatchObject({ spirit: '', abv: '0%' });
});

test('lang answers in that language', async ({ request }) => {
  const english = (await (await request.get('/api/cocktails/11002')).json()) as Cocktail;
  for (const language of ['de', 'nl', 'es', 'fr']) {
    const answer = await request.get(`/api/cocktails/11002?lang=${language}`);
    const translated = cocktailSchema.parse(await answer.json());
    expect(translated.id).toBe(english.id);
    expect(translated.instructions, language).not.toBe(english.instructions);
    expect(translated.glass, language).not.toBe(english.glass);
  }
});

test('an unknown language answers in English', async ({ request }) => {
  const english: unknown = await (await request.get('/api/shots')).json();
  expect(await (await request.get('/api/shots?lang=tlh')).json()).toEqual(english);
});

for (const path of [
  '/api/cocktails/99999',
  '/api/cocktails/99999?lang=de',
  '/api/cocktails/x',
  '/api/nothing',
]) {
  test(`${path} is not found, said as code and message`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(errorAnswerSchema.parse(await answer.json()).code).toBe('not_found');
  });
}

test('nobody is signed in without a session', async ({ request }) => {
  const answer = await request.get('/api/auth/user');
  expect(answer.status()).toBe(401);
  expect(errorAnswerSchema.parse(await answer.json()).code).toBe('unauthorized');
  expect(answer.headers()['cache-control']).toContain('no-store');
});

test('health answers that the database does', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok', backend: 'ok' });
});

test('the published description tells what each example answers', async ({ request }) => {
  interface Description {
    components: { schemas: Record<string, object> };
    paths: Record<
      string,
      { get: { responses: Record<string, { content: { 'application/json': { schema: object } } }> } }
    >;
  }
  const description = (await (await request.get('/api/openapi.json')).json()) as Description;
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: { uuid: true } });
  expect(Object.keys(description.paths)).toEqual(ENDPOINTS.map(({ path }) => path));
  for (const { path, examples } of ENDPOINTS) {
    for (const { address, status } of examples) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(status);
      const schema = description.paths[path]?.get.responses[status]?.content['application/json'].schema;
      const validate = ajv.compile({ ...schema, components: description.components });
      expect(validate(await answer.json()) ? [] : validate.errors, address).toEqual([]);
    }
  }
});

test('the names of fields stand whole on the page for developers', async ({ page }) => {
  await page.goto('/api');
  const lines = await page
    .locator('td code')
    .evaluateAll((names) => names.map((name) => [name.textContent, name.getClientRects().length]));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
});
