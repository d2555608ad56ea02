import { describe, expect, it } from 'vitest';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import { getIngredientKin } from '../../catalogue/wishedDrinks.ts';
import data from './ingredientGroups.json' with { type: 'json' };
import habits from './occasionHabits.json' with { type: 'json' };

type Lists = Partial<Record<'categories' | 'ids' | 'words' | 'but', string>>;
const groups: Readonly<Record<string, Lists & { unwanted?: Lists }>> = data.groups;

const kin = getIngredientKin(siteCatalogue());

describe('a wanted ingredient', () => {
  it('is met by its kinds, by what it is a kind of, and by what it yields', () => {
    expect([...kin.wanted('gin').surely]).toEqual(expect.arrayContaining(['gin', 'london-dry-gin']));
    expect([...kin.wanted('bourbon').surely]).toContain('whiskey');
    expect([...kin.wanted('lime').surely]).toContain('lime-juice');
  });

  it('is not met by a plain kind where its own taste differs', () => {
    expect([...kin.wanted('vanilla-vodka').surely]).not.toContain('vodka');
  });

  it('is met widely by what is made of it', () => {
    expect([...kin.wanted('ginger').widely]).toEqual(expect.arrayContaining(['ginger-beer', 'ginger-syrup']));
    expect([...kin.wanted('whiskey').widely]).not.toContain('drambuie');
  });
});

describe('an ingredient that is not wanted', () => {
  it('takes with it what is made of it', () => {
    expect([...kin.unwanted('whiskey')]).toEqual(
      expect.arrayContaining(['bourbon', 'drambuie', 'irish-cream']),
    );
    expect([...kin.unwanted('coconut')]).toEqual(
      expect.arrayContaining(['coconut-rum', 'coconut-cream', 'batida-de-coco']),
    );
  });
});

describe('a food that somebody reacts to', () => {
  it('takes with it secret recipes where it may be in them', () => {
    expect([...kin.madeOf('cinnamon')]).toEqual(
      expect.arrayContaining(['cinnamon-syrup', 'amaro', 'angostura-bitters', 'sweet-vermouth']),
    );
  });

  it('is found by its juice', () => {
    expect([...kin.madeOf('pineapple-juice')]).toEqual(
      expect.arrayContaining(['pineapple', 'pineapple-syrup', 'pineapple-rum']),
    );
  });
});

describe('a group', () => {
  it('is without its lookalikes', () => {
    expect([...kin.group('dairy')]).not.toContain('oat-milk');
    expect([...kin.group('egg')]).not.toContain('aquafaba');
    expect([...kin.group('berries')]).not.toContain('juniper-berry');
    expect([...kin.group('wine')]).not.toContain('dry-vermouth');
  });

  it('is wider where it is not wanted', () => {
    expect([...kin.unwantedGroup('citrus')]).toEqual(
      expect.arrayContaining(['cointreau', 'lemonade', 'orange-bitters']),
    );
    expect([...kin.unwantedGroup('wine')]).toContain('dry-vermouth');
    expect([...kin.unwantedGroup('egg')]).toContain('advocaat');
  });
});

describe('words that name no ingredient', () => {
  it('are found in names of any language', () => {
    expect([...kin.named('kokosnuss')]).toContain('coconut');
    expect([...kin.named('goat milk')]).toEqual([]);
  });

  it('fail towards caution', () => {
    expect([...kin.perhapsNamed('goat milk')]).toContain('milk');
    expect([...kin.perhapsNamed('birch water')]).not.toContain('water');
  });
});

describe('the lists', () => {
  it('name ingredients that there are', () => {
    const { ingredientById } = siteCatalogue();
    const rules = Object.values(groups).flatMap((rule) => [
      rule.ids,
      rule.but,
      rule.unwanted?.ids,
      rule.unwanted?.but,
    ]);
    const lists = [
      data.narrow,
      data.secret,
      ...[data.hiddenIn, data.liqueursOf, data.tastes].flatMap((lists) => Object.values(lists)),
      ...Object.keys(data.hiddenIn),
      ...Object.keys(data.liqueursOf),
      ...rules,
      ...Object.values(habits).map(({ ingredients }) => ingredients),
    ];
    const ids = lists.flatMap((list) => list?.split(' ') ?? []);
    expect(ids.filter((id) => !ingredientById.has(id))).toEqual([]);
  });
});
