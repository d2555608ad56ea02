import type { DietaryFacts } from '../dietary.ts';
import type { IngredientCategory } from '../../contracts/ingredient.ts';
import type { IngredientGroup } from '../../contracts/wishes.ts';
import { foldText } from '../../text/foldText.ts';
import { possibleAllergens } from '../dietary.ts';
import { lineage } from '../lineage.ts';
import { madeOnce } from '../madeOnce.ts';

/** What of an ingredient decides which wishes it meets. Plain data: a browser may load it. */
export interface KinIngredient extends Pick<DietaryFacts, 'allergens' | 'strength'> {
  id: string;
  category: IngredientCategory;
  /** Id of what it is a kind of. */
  parent?: string | undefined;
  /** Present where it tastes otherwise than its parent, which then does not meet a wish for it: vanilla vodka. */
  differs?: string | undefined;
  /** Ids of what a bartender makes of it at once: a lime gives juice. */
  yields: readonly string[];
  /** Its names in all languages, and its brands. */
  names: readonly string[];
}

type Ids = ReadonlySet<string>;
const NO_IDS: Ids = new Set();

/** Which ingredients a wish means. */
export interface IngredientKin {
  /** Ids that meet a wish for an ingredient: `surely` itself and its kinds, `widely` what is made of it. */
  wanted(id: string): { surely: Ids; widely: Ids };
  /** Ids that are left out where an ingredient is not wanted: its kinds and what is made of it. */
  unwanted(id: string): Ids;
  /** Ids that are left out for an allergy to a single food: also those whose recipe is secret. */
  madeOf(id: string): Ids;
  /** An ingredient and its kinds. */
  kinds(id: string): Ids;
  group(group: IngredientGroup): Ids;
  /** Wider than the group: without citrus is without orange liqueur. */
  unwantedGroup(group: IngredientGroup): Ids;
  /** Ids of ingredients whose names hold all words of a text. */
  named(text: string): Ids;
  /** Those, or where there is none, ids whose names hold any telling word of it: goat milk is milk. */
  perhapsNamed(text: string): Ids;
  categoryOf(id: string): IngredientCategory | undefined;
}

/** A wish for one of these reaches all that is made of it: ginger is ginger beer too. */
const WIDE_CATEGORIES: readonly IngredientCategory[] = ['fruit', 'spice', 'herb', 'pantry', 'mixer', 'dairy'];
/** Citrus peel is in half of all liqueurs, and water in everything: a wish for one of these means itself. */
const NARROW = [
  'lemon',
  'lime',
  'orange',
  'grapefruit',
  'water',
  'ice',
  'sugar',
  'salt',
  'pepper',
  'milk',
  'cream',
  'olive',
];
/** What is made of a thing without its name saying so. */
const HIDDEN_IN: Readonly<Record<string, readonly string[]>> = {
  almond: ['orgeat', 'amaretto', 'creme-de-noyaux', 'falernum'],
  apple: ['calvados', 'hard-cider', 'cider-vinegar'],
  coffee: ['espresso'],
  espresso: ['coffee'],
  chocolate: ['creme-de-cacao', 'cocoa-powder'],
  'cocoa-powder': ['chocolate', 'creme-de-cacao', 'chocolate-liqueur', 'hot-chocolate', 'chocolate-syrup'],
  'simple-syrup': ['sugar'],
  sugar: ['simple-syrup'],
  ginger: ['falernum', 'chai-tea'],
  cinnamon: ['donns-mix', 'chai-tea', 'mulled-wine', 'allspice-dram', 'gingerbread-syrup'],
  clove: ['falernum', 'mulled-wine', 'allspice-dram', 'chai-tea', 'gingerbread-syrup'],
  coconut: ['batida-de-coco'],
  pomegranate: ['grenadine'],
  banana: ['pisang-ambon'],
  cherry: ['kirsch', 'maraschino-liqueur'],
  plum: ['umeshu'],
  tomato: ['clamato'],
  'passion-fruit': ['hpnotiq', 'alize'],
  pineapple: ['fruit-punch'],
  orange: [
    'triple-sec',
    'orange-curacao',
    'blue-curacao',
    'blue-curacao-syrup',
    'marmalade',
    'campari',
    'aperol',
    'select-aperitivo',
    'fruit-punch',
    'dehydrated-citrus-wheel',
    'southern-comfort',
  ],
  lemon: [
    'limoncello',
    'sour-mix',
    'lemonade',
    'bitter-lemon',
    'lemon-lime-soda',
    'lemon-sorbet',
    'iced-tea',
    'dehydrated-citrus-wheel',
  ],
  lime: ['falernum', 'sour-mix', 'lemon-lime-soda', 'dehydrated-citrus-wheel'],
  grapefruit: ['donns-mix', 'dehydrated-citrus-wheel'],
  'star-anise': ['absinthe', 'pastis', 'anisette', 'sambuca', 'ouzo', 'chai-tea', 'mulled-wine'],
  honey: ['drambuie', 'irish-mist'],
  vanilla: ['licor-43', 'galliano', 'vanilla-ice-cream', 'cream-soda'],
};
/** Liqueurs made of a spirit: left out with it, and no answer to a wish for it. */
const LIQUEURS_OF: Readonly<Record<string, readonly string[]>> = {
  gin: ['sloe-gin', 'pimms-no-1'],
  rum: ['coconut-rum', 'rum-cream-liqueur', 'batida-de-coco', 'swedish-punsch'],
  whiskey: [
    'cinnamon-whisky',
    'peanut-butter-whiskey',
    'drambuie',
    'irish-mist',
    'irish-cream',
    'yukon-jack',
  ],
  'irish-whiskey': ['irish-cream', 'irish-mist'],
  'scotch-whisky': ['drambuie'],
  brandy: ['grand-marnier', 'b-and-b', 'advocaat', 'pineau-des-charentes'],
  cognac: ['grand-marnier', 'b-and-b', 'pineau-des-charentes'],
};
/** Recipes that are secret or differ by maker: nobody can promise that a herb, spice or fruit is not in them. */
const SECRET = [
  'herbal-liqueur',
  'amaro',
  'green-chartreuse',
  'yellow-chartreuse',
  'genepy',
  'benedictine',
  'b-and-b',
  'strega',
  'galliano',
  'drambuie',
  'pimms-no-1',
  'campari',
  'aperol',
  'select-aperitivo',
  'white-bitter-aperitivo',
  'suze',
  'falernum',
  'swedish-punsch',
  'fruit-punch',
  'mulled-wine',
  'chai-tea',
  'spiced-rum',
  'licor-43',
  'kummel',
  'dr-pepper',
  'hpnotiq',
  'alize',
  'sarti-rosa',
  'donns-mix',
  'southern-comfort',
  'energy-drink',
  'non-alcoholic-aperitivo',
  'non-alcoholic-vermouth',
  'non-alcoholic-gin',
  'vermouth',
  'lillet-blanc',
  'lillet-rose',
  'lillet-rouge',
  'cocchi-americano',
  'dubonnet',
  'barolo-chinato',
  'absinthe',
];
const SECRET_FOR: readonly IngredientCategory[] = ['herb', 'spice', 'fruit'];

interface GroupRule {
  categories?: readonly IngredientCategory[];
  /** Each with its kinds. */
  ids?: readonly string[];
  /** Parts of ids. */
  words?: readonly string[];
  /** Ids that the rule reaches and that do not belong. */
  but?: readonly string[];
  /** What goes besides where the group is not wanted. */
  unwanted?: Omit<GroupRule, 'unwanted'>;
}

const PLANT_MILKS = [
  'coconut-cream',
  'coconut-milk',
  'oat-milk',
  'oat-cream',
  'almond-milk',
  'rice-milk',
  'lemon-sorbet',
  'apple-sorbet',
];
const VEGETABLE_JUICES = ['tomato-juice', 'clamato', 'carrot-juice', 'beetroot-juice'];

const GROUPS: Readonly<Record<IngredientGroup, GroupRule>> = {
  citrus: {
    ids: [
      'lemon',
      'lime',
      'orange',
      'grapefruit',
      'kumquat',
      'lemon-juice',
      'lime-juice',
      'yuzu-juice',
      'orange-juice',
      'mandarin-juice',
      'grapefruit-juice',
      'lime-cordial',
      'sour-mix',
      'dehydrated-citrus-wheel',
    ],
    unwanted: {
      ids: ['triple-sec', 'orange-curacao', 'marmalade', 'limoncello', 'donns-mix'],
      words: [
        'citrus',
        'lemon',
        'lime',
        'orange',
        'grapefruit',
        'mandarin',
        'bergamot',
        'curacao',
        'lemonade',
      ],
    },
  },
  fruit: {
    categories: ['fruit', 'juice'],
    but: [
      ...VEGETABLE_JUICES,
      'cucumber',
      'tomato',
      'carrot',
      'chilli-pepper',
      'avocado',
      'coconut',
      'lemon-juice',
      'lime-juice',
      'lemon',
      'lime',
    ],
    unwanted: {
      categories: ['fruit', 'juice'],
      but: [...VEGETABLE_JUICES, 'cucumber', 'tomato', 'carrot', 'chilli-pepper', 'avocado'],
    },
  },
  berries: {
    words: [
      'strawberry',
      'raspberry',
      'blackberry',
      'blueberry',
      'cranberry',
      'cassis',
      'blackcurrant',
      'berry',
      'sloe',
      'bessenjenever',
    ],
    but: ['juniper-berry'],
  },
  dairy: {
    categories: ['dairy'],
    ids: ['irish-cream', 'amarula', 'rum-cream-liqueur', 'strawberry-cream-liqueur'],
    but: PLANT_MILKS,
  },
  egg: { categories: ['egg'], ids: ['advocaat', 'eggnog'], but: ['aquafaba'] },
  nuts: {
    ids: [
      'orgeat',
      'amaretto',
      'hazelnut-liqueur',
      'walnut-liqueur',
      'creme-de-noyaux',
      'almond',
      'almond-milk',
      'peanut-butter',
      'peanut-butter-whiskey',
    ],
  },
  coffee: { words: ['coffee', 'espresso'] },
  chocolate: { words: ['chocolate', 'cacao', 'cocoa'] },
  cream: {
    ids: [
      'cream',
      'half-and-half',
      'whipped-cream',
      'irish-cream',
      'amarula',
      'rum-cream-liqueur',
      'strawberry-cream-liqueur',
      'coconut-cream',
      'oat-cream',
      'vanilla-ice-cream',
      'chocolate-ice-cream',
    ],
  },
  herbs: { categories: ['herb'], but: ['celery', 'pandan'] },
  smoke: { ids: ['mezcal', 'islay-scotch-whisky'] },
  anise: {
    ids: ['absinthe', 'pastis', 'anisette', 'sambuca', 'ouzo', 'star-anise'],
    unwanted: { ids: ['peychauds-bitters', 'galliano', 'herbal-liqueur'] },
  },
  spice: {
    categories: ['spice'],
    but: ['salt', 'saline-solution', 'pepper', 'vanilla', 'vanilla-extract'],
    ids: [
      'spiced-rum',
      'allspice-dram',
      'cinnamon-syrup',
      'ginger-syrup',
      'falernum',
      'gingerbread-syrup',
      'ginger-beer',
      'chilli-pepper',
    ],
  },
  'soft-drink': {
    ids: [
      'tonic-water',
      'bitter-lemon',
      'wild-berry-soda',
      'ginger-ale',
      'ginger-beer',
      'cola',
      'dr-pepper',
      'root-beer',
      'cream-soda',
      'lemon-lime-soda',
      'mountain-dew',
      'gaseosa',
      'lemonade',
      'orange-soda',
      'grapefruit-soda',
      'bitter-soda',
      'energy-drink',
      'mate-soda',
    ],
  },
  juice: { categories: ['juice'] },
  syrup: { categories: ['syrup'] },
  bitters: { categories: ['bitters'] },
  wine: {
    categories: ['wine'],
    but: ['sake'],
    unwanted: { categories: ['wine', 'fortified-wine'] },
  },
  beer: { categories: ['beer'], but: ['hard-cider'] },
  whisky: { ids: ['whiskey', 'cinnamon-whisky', 'peanut-butter-whiskey'] },
  liqueur: { categories: ['liqueur'] },
  spirit: { categories: ['spirit'] },
};

/** Allergens that a group without them must not have, whatever its ingredients are called. */
const GROUP_ALLERGENS = { dairy: ['milk'], cream: [], egg: ['eggs'], nuts: ['nuts', 'peanuts'] } as const;

/** Words of names that many things share; alone they name nothing. */
const COMMON_WORDS = new Set(
  'water juice syrup liqueur cream wine the and with de la le el het van mit and sap siroop saft sirup wasser zumo jarabe agua licor jus sirop eau liquore likor likeur'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 3;

/** Prepares the ingredients; what each wish means is worked out when it is first asked for, and kept. */
export function createIngredientKin(ingredients: readonly KinIngredient[]): IngredientKin {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const ids = [...byId.keys()];
  const parentOf = (id: string) => byId.get(id)?.parent;
  const kindsById = new Map<string, Set<string>>();
  for (const id of ids) {
    for (const root of [id, ...lineage(id, parentOf)]) {
      kindsById.set(root, (kindsById.get(root) ?? new Set()).add(id));
    }
  }
  const kinds = (id: string): Ids => kindsById.get(id) ?? NO_IDS;
  const withKinds = (roots: readonly string[]): string[] => roots.flatMap((root) => [...kinds(root)]);

  /** Ingredients whose ids hold another id: pineapple-juice. */
  const bearing = (id: string): string[] =>
    ids.filter((other) => other !== id && `-${other}-`.includes(`-${id}-`));

  const resolve = ({ categories = [], ids: roots = [], words = [], but = [] }: GroupRule): string[] => {
    const left = new Set(withKinds(but));
    const named = new Set(withKinds(roots));
    return ids.filter((id) => {
      const category = byId.get(id)?.category;
      const isIn =
        (category !== undefined && categories.includes(category)) ||
        named.has(id) ||
        words.some((word) => id.split('-').includes(word));
      return isIn && !left.has(id);
    });
  };

  let foldedNames: { id: string; names: string[] }[] | undefined;
  const namedBy = (words: readonly string[], how: 'all' | 'any'): string[] => {
    if (words.length === 0) return [];
    foldedNames ??= ingredients.map(({ id, names }) => ({
      id,
      names: names.map((name) => ` ${foldText(name)} `),
    }));
    return foldedNames.flatMap(({ id, names }) => {
      const holds = (word: string) =>
        names.some(
          (name) => name.includes(` ${word} `) || (word.length > LEAST_LETTERS && name.includes(` ${word}`)),
        );
      return (how === 'all' ? words.every(holds) : words.some(holds)) ? [id] : [];
    });
  };

  return {
    kinds,
    categoryOf: (id) => byId.get(id)?.category,
    wanted: madeOnce((id: string) => {
      const own = byId.get(id);
      // Of somebody who wants London dry gin, a drink of any gin may be made.
      const plain: string[] = [];
      for (let at: string | undefined = id; at !== undefined; at = parentOf(at)) {
        plain.push(at);
        if (byId.get(at)?.differs !== undefined) break;
      }
      const surely = new Set([...withKinds([id, ...(own?.yields ?? [])]), ...plain]);
      const isWide = own !== undefined && WIDE_CATEGORIES.includes(own.category) && !NARROW.includes(id);
      const wide = withKinds([
        ...(isWide ? bearing(id) : []),
        ...(NARROW.includes(id) ? [] : (HIDDEN_IN[id] ?? [])),
      ]);
      return { surely, widely: new Set(wide.filter((other) => !surely.has(other))) };
    }),
    unwanted: madeOnce((id: string) => {
      const own = byId.get(id);
      const isWide =
        own !== undefined &&
        WIDE_CATEGORIES.includes(own.category) &&
        !['water', 'ice', 'salt', 'pepper', 'cream', 'milk'].includes(id);
      return new Set(
        withKinds([
          id,
          ...(own?.yields ?? []),
          ...(isWide ? bearing(id) : []),
          ...(HIDDEN_IN[id] ?? []),
          ...(LIQUEURS_OF[id] ?? []),
        ]),
      );
    }),
    madeOf: madeOnce((id: string) => {
      const own = byId.get(id);
      // Juice names its fruit: who must not have pineapple juice must not have pineapple.
      const root = id.replace(/-(juice|puree|syrup|nectar)$/, '');
      const named = [id, root].flatMap((one) => [
        one,
        ...(byId.get(one)?.yields ?? []),
        ...bearing(one),
        ...(HIDDEN_IN[one] ?? []),
      ]);
      const isFlavour = [own, byId.get(root)].some(
        (one) => one !== undefined && SECRET_FOR.includes(one.category),
      );
      const secret = isFlavour
        ? [...SECRET, ...ids.filter((other) => byId.get(other)?.category === 'bitters')]
        : [];
      return new Set(withKinds([...named, ...secret]));
    }),
    group: madeOnce((group: IngredientGroup) => new Set(resolve(GROUPS[group]))),
    unwantedGroup: madeOnce((group: IngredientGroup) => {
      const rule = GROUPS[group];
      const found = new Set([
        ...resolve(rule),
        ...(rule.unwanted === undefined ? [] : resolve(rule.unwanted)),
      ]);
      const bad: readonly string[] =
        (GROUP_ALLERGENS as Partial<Record<IngredientGroup, readonly string[]>>)[group] ?? [];
      for (const { id, allergens } of ingredients) {
        if ([...possibleAllergens(allergens)].some((allergen) => bad.includes(allergen))) found.add(id);
      }
      return found;
    }),
    named: madeOnce((text: string) => new Set(withKinds(namedBy(wordsIn(text), 'all')))),
    perhapsNamed: madeOnce((text: string) => {
      const words = wordsIn(text);
      const all = namedBy(words, 'all');
      const telling = words.filter((word) => !COMMON_WORDS.has(word));
      return new Set(withKinds(all.length > 0 ? all : namedBy(telling, 'any')));
    }),
  };
}

function wordsIn(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS);
}
