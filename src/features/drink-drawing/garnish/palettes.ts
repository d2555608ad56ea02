/** Skin, pale inside and flesh of what is cut in wheels, slices and twists. */
export interface CutPalette {
  skin: string;
  pith: string;
  flesh: string;
  /** Radius in mm. */
  radius: number;
}

export const CITRUS: Readonly<Record<string, CutPalette>> = {
  lemon: { skin: '#e3b92f', pith: '#f6ecc4', flesh: '#ecd266', radius: 22 },
  lime: { skin: '#5f8a2c', pith: '#e2e8bd', flesh: '#a3c255', radius: 20 },
  orange: { skin: '#e08a22', pith: '#f8e3bd', flesh: '#ee9f3a', radius: 26 },
  grapefruit: { skin: '#e2954a', pith: '#f7e0c8', flesh: '#dd6f5c', radius: 29 },
  kumquat: { skin: '#e08a22', pith: '#f8e3bd', flesh: '#ee9f3a', radius: 12 },
  'dehydrated-citrus-wheel': { skin: '#9c5c1c', pith: '#d9a75f', flesh: '#b56a22', radius: 24 },
};

/** Round or crescent slices that have no segments. */
export const SLICED: Readonly<Record<string, CutPalette>> = {
  cucumber: { skin: '#3f6a2f', pith: '#cfdfae', flesh: '#b4cf8c', radius: 17 },
  apple: { skin: '#a8332a', pith: '#f2e7c6', flesh: '#ead9ae', radius: 24 },
  pear: { skin: '#a5a844', pith: '#f2ecd0', flesh: '#e6dcb4', radius: 24 },
  peach: { skin: '#d2693f', pith: '#f2bf76', flesh: '#efb060', radius: 24 },
  apricot: { skin: '#d88a34', pith: '#f3bf70', flesh: '#efae55', radius: 18 },
  plum: { skin: '#5c2a45', pith: '#dca24f', flesh: '#c98a3c', radius: 20 },
  mango: { skin: '#d98b2f', pith: '#f4bd4e', flesh: '#efae35', radius: 24 },
  melon: { skin: '#7d9650', pith: '#e9dfa0', flesh: '#e0b56a', radius: 26 },
  watermelon: { skin: '#3d6a35', pith: '#e6ecca', flesh: '#d8524c', radius: 30 },
  kiwi: { skin: '#7a5a34', pith: '#a9c653', flesh: '#8fb33c', radius: 18 },
  strawberry: { skin: '#b3202a', pith: '#ef9a8d', flesh: '#d8453f', radius: 15 },
  banana: { skin: '#e0bb48', pith: '#f6ecc9', flesh: '#efdfa8', radius: 14 },
  fig: { skin: '#4e2f4b', pith: '#ecd2b0', flesh: '#b9484c', radius: 18 },
  ginger: { skin: '#b08a54', pith: '#f0dca0', flesh: '#e5cb84', radius: 15 },
  'chilli-pepper': { skin: '#b3241d', pith: '#ecd2ae', flesh: '#d84a36', radius: 9 },
  tomato: { skin: '#b5271c', pith: '#e8907a', flesh: '#d0442f', radius: 18 },
};

/** Small round things: colour and radius in mm. */
export const BALLS: Readonly<Record<string, readonly [colour: string, radius: number]>> = {
  olive: ['#8a9442', 8.5],
  'cocktail-cherry': ['#8d1527', 8.5],
  'cocktail-onion': ['#ece5d2', 7],
  grape: ['#8fa24b', 8.5],
  blueberry: ['#3e4a72', 6],
  cranberry: ['#a51c2c', 6],
  lychee: ['#f0e3dc', 10],
  tomato: ['#c2331f', 10],
  kumquat: ['#e08a22', 9],
  raspberry: ['#b92a4b', 9],
  blackberry: ['#3a2340', 9],
  'candied-ginger': ['#d6a64e', 8],
  watermelon: ['#d8524c', 9],
  melon: ['#e0b56a', 9],
  pineapple: ['#e8c04b', 9],
  marshmallow: ['#f5efe6', 8],
};

/** Leaves of herbs, dark and light. */
export const LEAVES: Readonly<Record<string, readonly [dark: string, light: string]>> = {
  mint: ['#37682f', '#6f9f4a'],
  basil: ['#2f6b2d', '#68a147'],
  sage: ['#6d7f63', '#a3b294'],
  shiso: ['#3c6a35', '#78a554'],
  'coriander-leaf': ['#3c7030', '#79a94c'],
  parsley: ['#34692c', '#6a9c45'],
  celery: ['#5c8a3a', '#a2c06a'],
  pandan: ['#2f6b34', '#63a050'],
  pineapple: ['#41683b', '#7d9c5c'],
};

/** Rods that stand in the glass: colour, width and length in mm. */
export const RODS: Readonly<Record<string, readonly [colour: string, width: number, length: number]>> = {
  cinnamon: ['#8a5128', 9, 96],
  vanilla: ['#2f1d14', 3.5, 110],
  lemongrass: ['#c3cf8e', 7, 150],
  celery: ['#9dbb62', 15, 190],
  cucumber: ['#86a858', 11, 150],
  carrot: ['#d9772b', 11, 150],
  pineapple: ['#e5bd48', 12, 120],
};

/** Colours of grains on rims and dustings, and of drops; drawGarnish.ts colours what is not listed. */
export const GRAINS: Readonly<Record<string, string>> = {
  salt: '#f6f3ec',
  sugar: '#fbf6ea',
  'brown-sugar': '#b98448',
  'vanilla-sugar': '#efe2c4',
  'celery-salt': '#d9d3b4',
  'cocoa-powder': '#5a3420',
  chocolate: '#4a2a1a',
  nutmeg: '#6b4426',
  cinnamon: '#8a4f26',
  paprika: '#b2461f',
  pepper: '#3a3029',
  turmeric: '#d09a1e',
  matcha: '#7e9a48',
  coconut: '#f6f2ea',
  espresso: '#2a1810',
  'angostura-bitters': '#7a2a18',
};
