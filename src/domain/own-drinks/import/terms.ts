import { foldText } from '../../../text/foldText.ts';

/** What other programs call our glasses, folded, without "glass". */
const GLASSES: Readonly<Record<string, readonly string[]>> = {
  rocks: ['lowball', 'old fashioned', 'rocks', 'tumbler', 'whisky', 'whiskey', 'short'],
  'double-rocks': ['double old fashioned', 'double rocks'],
  highball: ['highball', 'long drink', 'tall', 'fizz'],
  collins: ['collins'],
  coupe: ['coupe', 'coupette', 'saucer', 'champagne coupe', 'champagne saucer'],
  martini: ['martini', 'cocktail', 'v shaped'],
  'nick-and-nora': ['nick and nora', 'nick nora'],
  margarita: ['margarita'],
  flute: ['champagne', 'flute', 'champagne flute'],
  'white-wine': ['wine', 'white wine', 'spritz'],
  'red-wine': ['red wine'],
  balloon: ['balloon', 'copa', 'gin tonic', 'copa de balon'],
  hurricane: ['hurricane', 'poco grande'],
  sling: ['sling'],
  'tiki-mug': ['tiki', 'tiki mug'],
  'julep-cup': ['julep', 'julep cup', 'julep tin'],
  'copper-mug': ['copper mug', 'mule mug', 'moscow mule mug'],
  snifter: ['snifter', 'brandy', 'cognac'],
  cordial: ['cordial', 'liqueur', 'pony', 'sherry'],
  sour: ['sour', 'delmonico'],
  'irish-coffee': ['irish coffee', 'glass mug', 'toddy', 'coffee mug', 'mug'],
  'punch-cup': ['punch', 'punch cup'],
  shot: ['shot', 'shooter'],
  pilsner: ['pilsner', 'beer', 'pint', 'beer mug'],
};
const BY_NAME = new Map(Object.entries(GLASSES).flatMap(([id, names]) => names.map((name) => [name, id])));
const WORDS_FOR_GLASS = new Set(['glass', 'glas', 'verre', 'vaso', 'copa', 'a', 'the']);

interface Term {
  id: string;
  name: string;
}

/** The id of a glass by its name in the language of the reader, or in English. */
export function glassCalled(name: string, glasses: readonly Term[]): string | undefined {
  const known = termCalled(name, glasses);
  if (known !== undefined) return known;
  const words = foldText(name).split(' ');
  const id =
    BY_NAME.get(words.join(' ')) ?? BY_NAME.get(words.filter((word) => !WORDS_FOR_GLASS.has(word)).join(' '));
  return glasses.find((glass) => glass.id === id)?.id;
}

/** The id of a glass or method that is called so, or whose id says it. */
export function termCalled(name: string, terms: readonly Term[]): string | undefined {
  const asked = foldText(name);
  if (asked === '') return undefined;
  const called = terms.find((term) => foldText(term.name) === asked);
  return (called ?? terms.find(({ id }) => asked === id.replaceAll('-', ' ')))?.id;
}

/** Words of steps that say which method is meant, folded, by its id. */
const METHOD_WORDS: Readonly<Record<string, string>> = {
  shake:
    'shake shaken shaker shakes schuttle schutteln shaken geschuttelt schud schudden geschud agita agitar agite agitado coctelera secouez secouer secoue frappez frapper',
  stir: 'stir stirred stirring ruhre ruhren verruhren geruhrt roer roeren geroerd remueve remover removido revuelve remuez remuer',
  build: 'build built bouw bouwen gebouwd construye construir',
  blend:
    'blend blended blender mixer puriere purieren blenden geblend licua licuar licuadora batidora mixez mixer',
  throw: 'throw thrown',
  swizzle: 'swizzle swizzled swizzlen',
  layer: 'layer layered schichte schichten geschichtet laagjes capas',
  heat: 'simmer erhitze erhitzen verwarm verwarmen calienta calentar chauffez chauffer',
};
const METHOD_BY_WORD = new Map(
  Object.entries(METHOD_WORDS).flatMap(([id, words]) => words.split(' ').map((word) => [word, id])),
);

/** The id of the method that steps speak of first: a shaken drink may be stirred at the end. */
export function findMethod(steps: string, methods: readonly Term[]): string | undefined {
  for (const word of foldText(steps).split(' ')) {
    const id = METHOD_BY_WORD.get(word);
    if (id !== undefined && methods.some((method) => method.id === id)) return id;
  }
  return undefined;
}

/** Names of glasses that say it without the word glass. */
const SURE_GLASSES = new Set([
  ...['highball', 'coupe', 'coupette', 'nick and nora', 'flute', 'champagne flute', 'copper mug', 'mule mug'],
  ...['julep cup', 'tiki mug', 'snifter', 'tumbler', 'lowball', 'punch cup', 'champagne coupe'],
]);
const MAX_GLASS_WORDS = 4;

/** The id of the only glass that steps speak of. */
export function findGlass(steps: string, glasses: readonly Term[]): string | undefined {
  const words = foldText(steps).split(' ');
  const idByName = new Map(glasses.map(({ id, name }) => [foldText(name), id]));
  const ids = new Set(glasses.map(({ id }) => id));
  const found = new Set<string>();
  for (let start = 0; start < words.length; start += 1) {
    for (let length = MAX_GLASS_WORDS; length > 0; length -= 1) {
      const phrase = words.slice(start, start + length);
      const name = phrase.join(' ');
      const isGlass = length > 1 && WORDS_FOR_GLASS.has(phrase.at(-1) ?? '');
      const usual = SURE_GLASSES.has(name) ? name : isGlass ? phrase.slice(0, -1).join(' ') : '';
      const id = idByName.get(name) ?? BY_NAME.get(usual);
      if (id === undefined || !ids.has(id)) continue;
      found.add(id);
      start += length - 1;
      break;
    }
  }
  return found.size === 1 ? [...found][0] : undefined;
}
