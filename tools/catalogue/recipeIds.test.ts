import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recipeIdsModule } from './recipeIdsModule.ts';

it('knows the ids of all recipes (if not: npm run catalogue:ids)', () => {
  const ids = ['data/cocktails', 'data/shots']
    .flatMap((folder) => readdirSync(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, file.indexOf('-')));
  expect(ids.length).toBeGreaterThan(500);
  expect(readFileSync('src/catalogue/recipeIds.ts', 'utf8')).toBe(recipeIdsModule(ids));
});
