/** Radius and height above the table in mm. */
export type Knot = readonly [radius: number, height: number];

export interface GlassProfile {
  /** The outer half outline from the bottom to the lip: smooth runs that meet at corners. */
  runs: readonly (readonly Knot[])[];
  /** Radius of the round plate under a stem. */
  foot?: number;
  /** Height at which the stem ends and the bowl begins. */
  stem?: number;
  /** Height of the lowest point of the inside. */
  floor: number;
  /** Thickness of the wall. */
  wall: number;
  /** Where the handle leaves the wall and how far it stands out, in mm. */
  handle?: { top: number; bottom: number; reach: number };
  /** What it is made of; only glass shows what is in it. */
  material: 'glass' | 'ceramic' | 'silver' | 'copper';
}

/** A round foot, a flare and a stem as thick as twice the neck, under a bowl. */
function stemmed(
  foot: number,
  stem: number,
  bowl: readonly Knot[],
  neck = 3.2,
): Pick<GlassProfile, 'foot' | 'stem' | 'runs'> {
  const flare: readonly Knot[] = [
    [neck * 5, 1.2],
    [neck * 2.3, 4],
    [neck * 1.25, 13],
    [neck, 28],
    [neck, stem - 12],
  ];
  return { foot, stem, runs: [[...flare.filter(([, height]) => height < stem - 6), ...bowl]] };
}

function tumbler(base: number, lip: number, height: number): Pick<GlassProfile, 'runs'> {
  return {
    runs: [
      [
        [base, 1],
        [lip, height],
      ],
    ],
  };
}

/** The shape of each glass of the vocabulary, at its real size. */
export const GLASS_PROFILES: Readonly<Record<string, GlassProfile>> = {
  rocks: { ...tumbler(37.5, 41, 86), floor: 13, wall: 2.2, material: 'glass' },
  'double-rocks': { ...tumbler(42, 46, 98), floor: 14, wall: 2.4, material: 'glass' },
  highball: { ...tumbler(31, 33, 148), floor: 11, wall: 1.9, material: 'glass' },
  collins: { ...tumbler(28, 29, 174), floor: 11, wall: 1.8, material: 'glass' },
  shot: { ...tumbler(19.5, 25, 60), floor: 11, wall: 2, material: 'glass' },
  'tall-shot': { ...tumbler(17.5, 21, 88), floor: 15, wall: 1.8, material: 'glass' },
  coupe: {
    ...stemmed(36, 84, [
      [4.4, 84],
      [22, 91],
      [39, 105],
      [47, 123],
      [48.5, 140],
    ]),
    floor: 88,
    wall: 1.5,
    material: 'glass',
  },
  martini: {
    foot: 38,
    stem: 98,
    runs: [
      [
        [15.5, 1.2],
        [7, 4],
        [3.9, 13],
        [3.1, 28],
        [3.1, 86],
        [4.2, 98],
      ],
      [
        [4.2, 98],
        [31, 132.5],
        [58, 167],
      ],
    ],
    floor: 97.6,
    wall: 1.5,
    material: 'glass',
  },
  'nick-and-nora': {
    ...stemmed(33, 82, [
      [4.4, 82],
      [18, 88],
      [30, 104],
      [35, 124],
      [34.5, 152],
    ]),
    floor: 85,
    wall: 1.5,
    material: 'glass',
  },
  margarita: {
    ...stemmed(37, 76, [
      [4.6, 76],
      [15, 81],
      [20.5, 92],
      [22.5, 102],
      [31, 110],
      [47, 117],
      [55, 129],
      [57, 148],
    ]),
    floor: 79,
    wall: 1.6,
    material: 'glass',
  },
  flute: {
    ...stemmed(
      32,
      78,
      [
        [4, 78],
        [12, 92],
        [21, 122],
        [24.5, 160],
        [23.5, 198],
        [21.5, 226],
      ],
      2.9,
    ),
    floor: 83,
    wall: 1.4,
    material: 'glass',
  },
  'white-wine': {
    ...stemmed(36, 86, [
      [4.2, 86],
      [22, 94],
      [36, 114],
      [40, 138],
      [37, 172],
      [31.5, 206],
    ]),
    floor: 89,
    wall: 1.4,
    material: 'glass',
  },
  'red-wine': {
    ...stemmed(39, 88, [
      [4.4, 88],
      [27, 97],
      [45, 119],
      [50, 146],
      [45, 184],
      [37.5, 220],
    ]),
    floor: 91,
    wall: 1.4,
    material: 'glass',
  },
  balloon: {
    ...stemmed(40, 74, [
      [4.6, 74],
      [28, 82],
      [47, 102],
      [54, 130],
      [51.5, 164],
      [45, 196],
    ]),
    floor: 77,
    wall: 1.6,
    material: 'glass',
  },
  hurricane: {
    ...stemmed(
      37,
      28,
      [
        [6, 28],
        [20, 36],
        [30, 54],
        [32, 76],
        [28.5, 106],
        [28, 128],
        [33, 168],
        [40, 206],
      ],
      5,
    ),
    floor: 33,
    wall: 1.9,
    material: 'glass',
  },
  sling: {
    ...stemmed(
      34,
      26,
      [
        [5.6, 26],
        [13, 32],
        [18.5, 52],
        [23, 92],
        [27, 146],
        [31, 212],
      ],
      4.8,
    ),
    floor: 31,
    wall: 1.8,
    material: 'glass',
  },
  'tiki-mug': {
    runs: [
      [
        [36.5, 1],
        [38, 12],
        [40.5, 40],
        [42, 84],
        [40, 130],
        [41, 156],
      ],
    ],
    floor: 10,
    wall: 5,
    material: 'ceramic',
  },
  'julep-cup': {
    runs: [
      [
        [30.4, 1],
        [33, 40],
        [37.5, 86],
        [41, 108],
      ],
    ],
    floor: 5,
    wall: 1.6,
    material: 'silver',
  },
  'copper-mug': {
    runs: [
      [
        [37.5, 1],
        [41, 14],
        [44.5, 42],
        [44, 72],
        [41.5, 98],
      ],
    ],
    floor: 5,
    wall: 1.8,
    handle: { top: 82, bottom: 24, reach: 27 },
    material: 'copper',
  },
  snifter: {
    ...stemmed(
      35,
      26,
      [
        [6, 26],
        [30, 33],
        [46, 54],
        [50, 80],
        [43, 116],
        [33, 150],
      ],
      4.6,
    ),
    floor: 30,
    wall: 1.6,
    material: 'glass',
  },
  cordial: {
    ...stemmed(
      27,
      56,
      [
        [3.8, 56],
        [13, 61],
        [19, 76],
        [20.5, 96],
        [22, 118],
      ],
      2.6,
    ),
    floor: 60,
    wall: 1.5,
    material: 'glass',
  },
  sour: {
    ...stemmed(34, 66, [
      [4.4, 66],
      [15, 71],
      [25, 90],
      [29.5, 118],
      [31, 152],
    ]),
    floor: 70,
    wall: 1.6,
    material: 'glass',
  },
  'irish-coffee': {
    ...stemmed(
      35,
      28,
      [
        [7, 28],
        [24, 36],
        [32.5, 54],
        [34.5, 84],
        [35, 116],
        [37, 146],
      ],
      6,
    ),
    floor: 33,
    wall: 2.2,
    handle: { top: 122, bottom: 62, reach: 25 },
    material: 'glass',
  },
  'punch-cup': {
    runs: [
      [
        [23, 1],
        [24, 4],
        [34, 13],
        [43.5, 36],
        [44, 56],
        [42.5, 76],
      ],
    ],
    floor: 8,
    wall: 2.2,
    handle: { top: 62, bottom: 24, reach: 20 },
    material: 'glass',
  },
  pilsner: {
    runs: [
      [
        [32, 1],
        [30, 7],
        [22.5, 17],
        [20, 26],
        [21.5, 40],
        [27, 92],
        [33, 156],
        [37, 218],
      ],
    ],
    floor: 28,
    wall: 2,
    material: 'glass',
  },
};
