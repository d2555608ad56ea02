import * as right from '../checks.ts';
import type { Question } from '../checks.ts';

export const nl: readonly Question[] = [
  {
    turns: ['Wat kan ik maken met wodka en gemberbier?'],
    right: [
      right.has('vodka'),
      right.has('ginger-beer'),
      right.some('is a Moscow Mule', ({ id }) => id === '11016'),
    ],
  },
  {
    turns: ['Hoe maak ik een mojito?'],
    right: [right.cites('Mojito'), right.says(/ml witte rum/), right.says(/munt/), right.says(/^1\. /m)],
  },
  { turns: ['Ik heb geen citroensap, wat kan ik gebruiken?'], right: [right.says(/limoensap/i)] },
  { turns: ['Wat is een jigger?'], right: [right.says(/maatbekertje/), right.noDrinks] },
  { turns: ['Zit er melk in een White Russian?'], right: [right.says(/^Ja/), right.says(/room/)] },
  {
    turns: ['Wat is het verschil tussen een Daiquiri en een Mojito?'],
    right: [right.cites('Daiquiri'), right.cites('Mojito'), right.says(/munt/)],
  },
  { turns: ['Welk drankje past bij bitterballen?'], right: [right.pairs('bitterballen')] },
  {
    turns: ['Iets alcoholvrijs voor de bob graag'],
    right: [right.alcoholFree, right.offers(2)],
  },
  {
    turns: ['Een fruitige rumcocktail graag', 'minder zoet', 'nog een ander'],
    right: [
      right.fresh,
      right.has(
        'rum',
        'white-rum',
        'gold-rum',
        'aged-rum',
        'dark-rum',
        'jamaican-rum',
        'demerara-rum',
        'spiced-rum',
        'overproof-rum',
        'rhum-agricole',
        'martinique-rum',
        'blackstrap-rum',
        'citrus-rum',
        'pineapple-rum',
      ),
    ],
  },
  {
    turns: ['Iets warms voor een koude winteravond'],
    right: [right.some('is hot', (drink) => drink.category === 'hot-drink')],
  },
  {
    turns: ['Hoe sterk is een Long Island Iced Tea?'],
    right: [right.cites('Long Island Iced Tea'), right.says(/\d[  ]?%/)],
  },
  {
    turns: ['Mijn zoon is 16, welke cocktail kan hij drinken?'],
    right: [right.alcoholFree, right.says(/18/)],
  },
  { turns: ['Wie wint de verkiezingen?'], right: [right.noDrinks, right.says(/bar|drankjes/)] },
  {
    turns: ['Verras me', 'hoe maak je die?'],
    right: [right.recipeOf(0)],
  },
  {
    turns: ['ik zoek iets met jenever', 'welke is het sterkst?'],
    right: [right.says(/sterk naar licht/), right.offers(2)],
  },
  { turns: ['wat drink je bij haring?'], right: [right.offers(2), right.alcoholic] },
  {
    turns: ['ik heb geen shaker, wat kan ik maken?'],
    right: [
      right.every('needs no shaker', ({ recipe }) => recipe.method !== 'shake' && recipe.method !== 'stir'),
    ],
  },
  { turns: ['is een espresso martini glutenvrij?'], right: [right.says(/^Ja|^Nee/), right.says(/etiket/)] },
  {
    turns: ['ik ben zwanger maar wil wel een lekkere mojito'],
    right: [right.cites('Virgin Mojito'), right.alcoholFree],
  },
  {
    turns: ['iets met aardbeien zonder alcohol'],
    right: [right.alcoholFree, right.has('strawberry', 'strawberry-puree', 'strawberry-syrup')],
  },
  { turns: ['wat kan ik in plaats van cointreau gebruiken'], right: [right.says(/Triple sec/)] },
  { turns: ['Wat is muddelen?'], right: [right.says(/aandrukken/), right.noDrinks] },
];
