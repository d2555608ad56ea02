/** How much room a glass takes, in cm. */
export interface GlassSize {
  height: number;
  /** Half its greatest width. */
  radius: number;
  /** How far its handle reaches beyond that, where it has one. */
  handle?: number;
}

/** The glasses of `blender/glasses.py` at their real size; whoever changes a glass there changes it here. */
export const GLASS_SIZES: Readonly<Record<string, GlassSize>> = {
  rocks: { height: 8.91, radius: 4.15 },
  'double-rocks': { height: 9.91, radius: 4.65 },
  highball: { height: 14.7, radius: 3.3 },
  collins: { height: 17.29, radius: 3 },
  shot: { height: 6.1, radius: 2.5 },
  'tall-shot': { height: 8.89, radius: 2.1 },
  coupe: { height: 13.16, radius: 4.85 },
  martini: { height: 15.36, radius: 5.35 },
  'nick-and-nora': { height: 14.66, radius: 3.57 },
  margarita: { height: 13.48, radius: 5.75 },
  flute: { height: 22.06, radius: 3.3 },
  'white-wine': { height: 19.46, radius: 4.13 },
  'red-wine': { height: 20.26, radius: 4.77 },
  balloon: { height: 17.87, radius: 5.37 },
  hurricane: { height: 19.69, radius: 3.85 },
  sling: { height: 17.88, radius: 3.2 },
  snifter: { height: 13.86, radius: 4.75 },
  cordial: { height: 11.45, radius: 2.5 },
  sour: { height: 13.86, radius: 3.2 },
  'irish-coffee': { height: 12.7, radius: 3.55, handle: 2.5 },
  'punch-cup': { height: 7.51, radius: 4.3, handle: 2.2 },
  pilsner: { height: 19.3, radius: 3.75 },
  'tiki-mug': { height: 15.22, radius: 4.2 },
  'julep-cup': { height: 10.86, radius: 3.95 },
  'copper-mug': { height: 9.67, radius: 4.3, handle: 2.7 },
};
