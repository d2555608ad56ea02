import type { LookLayer } from '../../contracts/drinks/look.ts';
import type { Look } from '../../domain/look/look.ts';
import { drawHeap } from './crushedIce.ts';
import type { Defs } from './defs.ts';
import { drawGarnish } from './garnish/drawGarnish.ts';
import type { Place } from './garnish/place.ts';
import { drawSteeped } from './garnish/steeped.ts';
import { drawIce } from './ice.ts';
import { layerBands, type Band } from './liquid.ts';
import { openPath, getVessel, type Vessel } from './vessel.ts';

/** A drink laid out in its glass: where everything stands, and what is solid ready to be placed. */
export interface Served {
  look: Look;
  vessel: Vessel;
  bands: Band[];
  top: LookLayer;
  /** Height of the liquid. */
  surface: number;
  /** Height of the drink with its foam. */
  level: number;
  /** Reference to what stands in the drink: ice, herbs, sticks. */
  solids: string | undefined;
  /** Clip to where solids stand out of the drink. */
  open: string;
  floats: string;
  rim: string;
}

const EMPTY: LookLayer = { colour: '#c9c4bb', clarity: 'clear', share: 1 };

/**
 * Lays out a drink. A vessel that is not of glass is filled to the brim: below it nothing is seen.
 *
 * @throws Error where the glass is not known
 */
export function serve(look: Look, defs: Defs, random: () => number): Served {
  const vessel = getVessel(look.glass);
  const isGlass = vessel.profile.material === 'glass';
  const bands = layerBands(vessel, look);
  const top = bands.at(-1)?.layer ?? EMPTY;
  const surface = isGlass ? (bands.at(-1)?.to ?? vessel.floor) : vessel.height - vessel.mouth * 0.1;
  const foam = look.foam ? 10 + (vessel.height - vessel.floor) * 0.05 : 0;
  const level = Math.min(Math.max(surface, vessel.height - 5), surface + foam);

  const place: Place = { vessel, level, clear: top.clarity === 'clear', defs, random };
  const pieces = drawGarnish(look, place);
  const inSlot = (slot: 'inside' | 'float' | 'rim') =>
    pieces.map((piece) => (piece.slot === slot ? piece.markup : '')).join('');
  const steeped = isGlass ? drawSteeped(look.steeped, place) : '';
  const ice = isGlass || look.ice !== 'crushed' ? drawIce(look.ice, vessel, surface, defs, random) : '';
  const solids =
    look.ice === 'crushed'
      ? steeped + ice + drawHeap(vessel, defs, random) + inSlot('inside')
      : steeped + inSlot('inside') + ice;
  return {
    look,
    vessel,
    bands,
    top,
    surface,
    level,
    solids: solids === '' ? undefined : `#${defs.add('g', {}, solids)}`,
    open: solids === '' ? '' : defs.clip(openPath(vessel, level)),
    floats: inSlot('float'),
    rim: inSlot('rim'),
  };
}
