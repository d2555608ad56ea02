import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../contracts/site/publicApi.ts';
import { openApi } from './openApi.ts';

const description = openApi('https://mixmaster.example');

it('is valid by the published schema of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it.each(ENDPOINTS)('$id names each part of its path, and answers each example as it says', (endpoint) => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(endpoint.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
  for (const { name, schema, example } of endpoint.parameters)
    expect([name, schema.safeParse(example).success]).toEqual([name, true]);
  const path = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
  for (const { address, status } of endpoint.examples) {
    expect(address).toMatch(path);
    expect(endpoint.answers.map((answer) => answer.status)).toContain(status);
  }
});
