import type { Look } from '../../domain/look.ts';
import { Defs } from './defs.ts';
import { drawBubbles, drawFoam } from './foam.ts';
import { drawGarnish } from './garnish/drawGarnish.ts';
import type { Piece, Place } from './garnish/place.ts';
import { drawSteeped } from './garnish/steeped.ts';
import { drawGlassBack, drawGlassFront, glassLine } from './glass.ts';
import { drawHandle } from './handle.ts';
import { drawHeap, drawIce } from './ice.ts';
import { bandPath, bandsOf, densityOf, drawHatching, drawLiquid, drawSurface } from './liquid.ts';
import { drawOpaqueBack, drawOpaqueFront } from './opaque.ts';
import { randomFrom, seedOf } from './random.ts';
import { BASE_LINE, drawGlow, drawGround, groundFor } from './scene.ts';
import { tag } from './svg.ts';
import { insideOf, openPath, vesselOf } from './vessel.ts';

/** What of the ice and garnish shows through each kind of liquid. */
const SEEN_THROUGH = { clear: 0.9, cloudy: 0.55, opaque: 0.12 };

/**
 * The picture of a drink as a self-contained SVG of 800 × 1000, the same for the same look.
 *
 * @throws Error where the glass is not known; a garnish that is not known is left out
 */
export function drawDrink(look: Look): string {
  const vessel = vesselOf(look.glass);
  const { material } = vessel.profile;
  const seed = seedOf(JSON.stringify(look));
  const defs = new Defs(`d${seed.toString(36).slice(-4)}`);
  const random = randomFrom(seed);

  const bands = bandsOf(vessel, look);
  const top = bands.at(-1)?.layer ?? { colour: '#c9c4bb', clarity: 'clear', share: 1 };
  const brim = vessel.height - vessel.mouth * 0.1;
  const surface = material === 'glass' ? (bands.at(-1)?.to ?? vessel.floor) : brim;
  const level = look.foam
    ? Math.min(vessel.height - 5, surface + 10 + (vessel.height - vessel.floor) * 0.05)
    : surface;

  const place: Place = { vessel, level, clear: top.clarity === 'clear', defs, random };
  const pieces = drawGarnish(look, place);
  const of = (slot: Piece['slot']) =>
    pieces
      .filter((piece) => piece.slot === slot)
      .map(({ markup }) => markup)
      .join('');
  const heaped = look.ice === 'crushed' ? drawHeap(vessel, defs, random) : '';
  const ice =
    material === 'glass' || look.ice !== 'crushed' ? drawIce(look.ice, vessel, surface, defs, random) : '';
  const solids =
    (material === 'glass' ? drawSteeped(look.steeped, place) : '') +
    (heaped ? ice + heaped + of('inside') : of('inside') + ice);
  const held = solids === '' ? undefined : `#${defs.add('g', {}, solids)}`;
  const standing =
    held === undefined
      ? ''
      : tag('g', { clip_path: defs.clip(openPath(vessel, level)) }, tag('use', { href: held }));
  const skin = look.foam ?? top.colour;
  const cover = drawSurface(vessel, level, skin, look.foam ? 1 : densityOf(top));

  let glass: string;
  if (material === 'glass') {
    const line = glassLine(vessel, defs);
    const inside = insideOf(vessel, defs);
    const clip = defs.add('clipPath', {}, tag('use', { href: `#${inside}` }));
    const reach = Math.max(vessel.innerAt((vessel.floor + surface) / 2), vessel.innerAt(surface)) + 3;
    const wet =
      drawLiquid(vessel, bands, defs) +
      (look.bubbles ? drawBubbles(vessel, surface, random) : '') +
      (held === undefined ? '' : tag('use', { href: held, opacity: SEEN_THROUGH[top.clarity] })) +
      (bands.length
        ? drawHatching(
            bandPath(vessel, vessel.floor, surface),
            reach,
            vessel.ratioAt(surface),
            top.colour,
            defs,
          )
        : '') +
      (look.foam ? drawFoam(vessel, surface, level, look.foam, defs) : '') +
      cover;
    glass =
      drawGlassBack(vessel, inside, line, defs) +
      drawHandle(vessel) +
      tag('g', { clip_path: `url(#${clip})` }, wet) +
      standing +
      of('float') +
      drawGlassFront(vessel, line);
  } else {
    glass =
      drawHandle(vessel) +
      drawOpaqueBack(vessel, material) +
      cover +
      standing +
      of('float') +
      drawOpaqueFront(vessel, material, defs);
  }
  const drink = defs.add('g', {}, glass + of('rim'));
  const foot = Math.round(
    (vessel.profile.foot ?? vessel.outerAt(2) / vessel.scale) * vessel.scale * vessel.ratioAt(0) * 2,
  );
  const mirrored = tag('use', {
    href: `#${drink}`,
    transform: `matrix(1 0 0 -1 400 ${BASE_LINE + foot})`,
    opacity: 0.5,
  });
  const scene =
    drawGround(groundFor(skin), mirrored, defs) +
    tag(
      'g',
      { transform: `translate(400 ${BASE_LINE})` },
      drawGlow(top.colour, vessel.outerAt(vessel.height * 0.7), defs) + tag('use', { href: `#${drink}` }),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" aria-hidden="true">${defs.toString()}${scene}</svg>`;
}
