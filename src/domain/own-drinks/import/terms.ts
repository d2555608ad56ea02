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
