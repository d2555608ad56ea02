import { describe, expect, it } from 'vitest';
import type { DietaryFacts } from '../diet/dietary.ts';
import {
  declareAllergens,
  declareBrands,
  declareContained,
  declareNone,
  listDenied,
  withDeclared,
} from './declaredAllergens.ts';

const RECIPE = { contains: ['eggs', 'almonds'], mayContain: ['milk', 'sulphites'] } as const;
const FACTS: DietaryFacts = {
  allergens: RECIPE,
  vegan: 'no',
  vegetarian: 'yes',
  cautions: ['raw-egg', 'quinine'],
  strength: 18,
};

describe('the allergens of a drink', () => {
  it('are those of the recipe where nothing is declared', () => {
    expect(declareAllergens(RECIPE, undefined)).toEqual(RECIPE);
    expect(withDeclared(FACTS, undefined)).toBe(FACTS);
  });

  it('are those declared, and of all others the recipe holds', () => {
    const declared = { contains: ['sulphites' as const], without: ['eggs' as const] };
    expect(declareAllergens(RECIPE, declared)).toEqual({
      contains: ['almonds', 'sulphites'],
      mayContain: ['milk'],
    });
  });

  it('are also those that the recipe names only after none was declared', () => {
    const none = declareNone(RECIPE);
    expect(declareAllergens(RECIPE, none)).toEqual({ contains: [], mayContain: [] });
    const later = { contains: [...RECIPE.contains, 'peanuts'], mayContain: ['soybeans'] } as const;
    expect(declareAllergens(later, none)).toEqual({ contains: ['peanuts'], mayContain: ['soybeans'] });
  });
});

describe('a declaration', () => {
  it('adds what is ticked and the recipe does not have, and denies what it has and is not', () => {
    expect(declareContained(RECIPE, undefined, ['almonds', 'milk', 'sesame'])).toEqual({
      contains: ['milk', 'sesame'],
      without: ['eggs'],
    });
  });

  it('is none where all is as in the recipe again', () => {
    const added = declareContained(RECIPE, undefined, ['eggs', 'almonds', 'sesame']);
    expect(declareContained(RECIPE, added, ['eggs', 'almonds'])).toBeUndefined();
    expect(declareContained({ contains: [], mayContain: [] }, undefined, [])).toBeUndefined();
    const absent = declareBrands(RECIPE, undefined, ['milk']);
    expect(declareBrands(RECIPE, absent, [])).toBeUndefined();
  });

  it('keeps what depends on the brand open until it is declared', () => {
    const declared = declareContained(RECIPE, undefined, ['eggs']);
    expect(declareAllergens(RECIPE, declared).mayContain).toEqual(RECIPE.mayContain);
    const absent = declareBrands(RECIPE, declared, ['sulphites']);
    expect(absent).toEqual({ contains: [], without: ['almonds', 'sulphites'] });
    // Ticking it as contained takes that back.
    expect(declareContained(RECIPE, absent, ['eggs', 'sulphites'])).toEqual({
      contains: ['sulphites'],
      without: ['almonds'],
    });
  });

  it('that there are none stays one where the recipe names none', () => {
    expect(declareNone({ contains: [], mayContain: [] })).toEqual({ contains: [], without: [] });
  });

  it('asks of what the recipe surely has, once', () => {
    const brands = declareBrands(RECIPE, undefined, ['milk', 'sulphites']);
    expect(listDenied(RECIPE, undefined, brands)).toEqual([]);
    const none = declareNone(RECIPE);
    expect(listDenied(RECIPE, brands, none)).toEqual(['eggs', 'almonds']);
    expect(listDenied(RECIPE, none, none)).toEqual([]);
    expect(listDenied(RECIPE, none, undefined)).toEqual([]);
  });
});

describe('what else is known of a drink', () => {
  it('follows added milk and egg', () => {
    const vegan = {
      ...FACTS,
      allergens: { contains: [], mayContain: [] },
      vegan: 'yes',
      cautions: [],
    } as const;
    expect(withDeclared(vegan, { contains: ['milk'], without: [] })).toMatchObject({
      vegan: 'no',
      vegetarian: 'yes',
      cautions: [],
    });
    expect(withDeclared(vegan, { contains: ['eggs'], without: [] }).cautions).toEqual(['raw-egg']);
    expect(withDeclared(vegan, { contains: ['fish'], without: [] }).vegetarian).toBe('no');
  });

  it('makes no drink vegan by what is left out, and names no raw egg that is not in it', () => {
    expect(withDeclared(FACTS, { contains: [], without: ['eggs'] })).toMatchObject({
      vegan: 'no',
      cautions: ['quinine'],
      strength: 18,
    });
  });
});
