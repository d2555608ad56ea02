import { chance, choose } from './chance.ts';
import type { Drink, Look } from './drinks.ts';

/** Where a drink stands, which table is under it, and from where the light comes. */
export interface Place {
  /** Name of a place of `blender/places.py`. */
  place: string;
  /** Name of a table top of `blender/tables.py`. */
  table: string;
  /** Degrees by which the room is turned, so that another part of it stands behind the drink. */
  turn: number;
  /** Whether left and right change places. */
  mirrored: boolean;
}

/** What a place is like: is it bright, and which tables suit it, the likelier the higher the number? */
interface Setting {
  isBright: boolean;
  tables: readonly (readonly [string, number])[];
}

export const PLACES: Readonly<Record<string, Setting>> = {
  'marble-bar': {
    isBright: true,
    tables: [
      ['white-marble', 2],
      ['green-marble', 2],
    ],
  },
  'dark-wood': {
    isBright: false,
    tables: [
      ['walnut', 2],
      ['mahogany', 1],
    ],
  },
  'linen-table': {
    isBright: true,
    tables: [
      ['linen', 2],
      ['blue-linen', 1],
      ['limestone', 1],
    ],
  },
  tiki: {
    isBright: false,
    tables: [
      ['teak', 2],
      ['mahogany', 1],
    ],
  },
  kitchen: {
    isBright: true,
    tables: [
      ['oak', 2],
      ['white-marble', 1],
      ['painted-boards', 1],
    ],
  },
  'terrace-dusk': {
    isBright: false,
    tables: [
      ['slate', 2],
      ['zinc', 1],
      ['limestone', 2],
    ],
  },
  fireside: {
    isBright: false,
    tables: [
      ['mahogany', 1],
      ['walnut', 2],
      ['copper', 1],
    ],
  },
  brunch: {
    isBright: true,
    tables: [
      ['painted-boards', 2],
      ['linen', 2],
      ['white-marble', 1],
    ],
  },
  beach: {
    isBright: true,
    tables: [
      ['driftwood', 2],
      ['limestone', 1],
    ],
  },
  speakeasy: {
    isBright: false,
    tables: [
      ['black-marble', 2],
      ['mahogany', 1],
      ['copper', 1],
    ],
  },
  garden: {
    isBright: true,
    tables: [
      ['oak', 2],
      ['terracotta', 1],
      ['linen', 1],
    ],
  },
};

/** Where the drinks of a category are at home, by season and hour: place → how likely. */
const HOMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  aperitif: { 'terrace-dusk': 3, 'marble-bar': 2, 'linen-table': 2, speakeasy: 1 },
  sour: { 'dark-wood': 2, speakeasy: 2, 'marble-bar': 3, 'terrace-dusk': 1, kitchen: 1 },
  'old-fashioned': { 'dark-wood': 3, fireside: 3, speakeasy: 2, 'marble-bar': 1 },
  martini: { 'marble-bar': 3, 'dark-wood': 2, speakeasy: 3, 'terrace-dusk': 1 },
  highball: { 'marble-bar': 2, 'terrace-dusk': 2, kitchen: 2, garden: 2, 'dark-wood': 1 },
  'collins-fizz': { garden: 2, 'marble-bar': 2, 'linen-table': 2 },
  spritz: { 'linen-table': 3, 'terrace-dusk': 3, garden: 2 },
  sparkling: { 'marble-bar': 4, speakeasy: 2, garden: 2, 'terrace-dusk': 1, brunch: 1 },
  frozen: { beach: 3, 'linen-table': 2, tiki: 1 },
  tiki: { tiki: 5, beach: 3, 'terrace-dusk': 1 },
  'julep-smash': { garden: 3, 'dark-wood': 1, 'linen-table': 2 },
  'mule-buck': { 'dark-wood': 2, kitchen: 1, fireside: 1, garden: 1, 'terrace-dusk': 2 },
  'hot-drink': { fireside: 5, kitchen: 1, 'dark-wood': 1 },
  savory: { brunch: 2, kitchen: 2, 'marble-bar': 2 },
  'beer-cocktail': { garden: 2, 'terrace-dusk': 2, kitchen: 1, 'dark-wood': 2 },
  'wine-cocktail': { 'linen-table': 3, garden: 2, 'terrace-dusk': 2 },
  punch: { garden: 3, 'linen-table': 2, fireside: 1 },
  dessert: { fireside: 2, speakeasy: 2, brunch: 1, 'dark-wood': 2 },
  'flip-nog': { fireside: 4, 'dark-wood': 1 },
  mocktail: { kitchen: 3, brunch: 3, garden: 2, beach: 2, 'linen-table': 1 },
  'layered-shot': { 'dark-wood': 2, speakeasy: 2, 'marble-bar': 1, 'terrace-dusk': 1 },
  shooter: { 'dark-wood': 2, speakeasy: 1, 'terrace-dusk': 2, 'marble-bar': 1 },
  'bomb-shot': { 'dark-wood': 2, speakeasy: 1, 'terrace-dusk': 1 },
};
const ANYWHERE = Object.fromEntries(Object.keys(PLACES).map((place) => [place, 1]));
/** What tastes so is drunk in such places as well. */
const BY_TASTE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  tropical: { beach: 3, tiki: 2 },
  coffee: { kitchen: 1, 'dark-wood': 2 },
  smoky: { fireside: 2, 'dark-wood': 1 },
  floral: { garden: 2, brunch: 1 },
};

/** Relative luminance from which a drink is pale, which a bright place would drown. */
const PALE = 0.55;
const IN_WRONG_LIGHT = 0.25;
/** A clear drink without ice shows what stands behind it, which here is pale or spotted with lights. */
const RESTLESS = new Set(['terrace-dusk', 'kitchen', 'brunch']);
/** In these a clear drink mirrors the sky of dusk and turns violet, also over ice. */
const WIDE = new Set(['coupe', 'martini']);
/** Of silver, which in a bright place is white all over. */
const SILVER = new Set(['julep-cup']);
/** Wooden tables: a pale drink in a cone shows them through it, and is brown. */
const WOODEN = new Set(['dark-wood', 'fireside']);

/** The place of a drink's picture, by its category, its taste, its colour and its id. */
export function choosePlace({
  id,
  category,
  taste,
  look,
}: Pick<Drink, 'id' | 'category' | 'taste' | 'look'>): Place {
  const likely = { ...(HOMES[category] ?? ANYWHERE) };
  for (const [place, weight] of Object.entries(BY_TASTE[taste] ?? {}))
    likely[place] = (likely[place] ?? 0) + weight;
  const suitOf = suitFor(look);
  const weighed = Object.entries(likely).map(([place, weight]) => [place, weight * suitOf(place)] as const);
  const place = choose(weighed, id, 'place');
  const tables = PLACES[place]?.tables ?? [];
  return {
    place,
    table: choose(tables, id, 'table'),
    turn: Math.round(chance(id, 'turn') * 36 - 18),
    mirrored: chance(id, 'mirrored') < 0.5,
  };
}

/** How well places suit a drink: 1 where nothing speaks against one, 0 where it would spoil the picture. */
function suitFor(look: Look): (place: string) => number {
  const fearsDay = isPaleDrink(look) || SILVER.has(look.glass);
  const isClear = look.layers.every(({ clarity }) => clarity === 'clear');
  const fearsUnrest = isClear && look.ice === 'none';
  const fearsDusk = isClear && WIDE.has(look.glass);
  const isPale = look.layers.every(({ colour }) => getLuminance(colour) >= PALE);
  const fearsWood = fearsUnrest && isPale && look.glass === 'martini';
  return (place) => {
    if (fearsWood && WOODEN.has(place)) return 0;
    const isWrong =
      (fearsDay && PLACES[place]?.isBright === true) ||
      (fearsUnrest && RESTLESS.has(place)) ||
      (fearsDusk && place === 'terrace-dusk');
    return isWrong ? IN_WRONG_LIGHT : 1;
  };
}

/** Whether what is seen of a drink is white or nearly so. */
function isPaleDrink({ layers, foam }: Look): boolean {
  const colours = [
    ...layers.filter(({ clarity }) => clarity !== 'clear').map(({ colour, share }) => ({ colour, share })),
  ];
  if (foam !== undefined) colours.push({ colour: foam, share: 0.15 });
  const pale = colours
    .filter(({ colour }) => getLuminance(colour) >= PALE)
    .reduce((sum, { share }) => sum + share, 0);
  return pale >= 0.4;
}

/** The relative luminance of `#rrggbb`, from 0 to 1. */
function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
