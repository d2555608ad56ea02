import type { Defs } from '../defs.ts';
import type { Vessel } from '../vessel.ts';

/** Where garnish can go, and what it is drawn with. */
export interface Place {
  vessel: Vessel;
  /** Height of the top of the drink, foam included. */
  level: number;
  /** Whether the liquid lets one see what is in it. */
  clear: boolean;
  defs: Defs;
  random: () => number;
}

/** A finished piece and how it belongs to the glass. */
export interface Piece {
  /** `inside` stands in the drink, `float` lies on it, `rim` sits on the glass before everything. */
  slot: 'inside' | 'float' | 'rim';
  markup: string;
}
