import type { Look } from '../../domain/look/look.ts';
import { hashText } from '../../text/hashText.ts';
import { Defs } from './defs.ts';
import { drawBubbles, drawFoam } from './foam.ts';
import { drawGlassBack, drawGlassFront, glassLine } from './glass.ts';
import type { GlassProfile } from './glassProfiles.ts';
import { drawHandle } from './handle.ts';
import { bandPath, getDensity, drawHatching, drawLiquid, drawSurface } from './liquid.ts';
import { drawOpaqueBack, drawOpaqueFront } from './opaque.ts';
import { randomFrom } from './random.ts';
import { BASE_LINE, drawGlow, drawGround, groundFor } from './scene.ts';
import { serve, type Served } from './served.ts';
import { tag } from './svg.ts';
import { drawInside } from './vessel.ts';

/** What of the ice and garnish shows through each kind of liquid. */
const SEEN_THROUGH = { clear: 0.9, cloudy: 0.55, opaque: 0.12 };

/**
 * The picture of a drink as a self-contained SVG of 800 × 1000, the same for the same look. Its ids are
 * its own, so that several can stand in one page; it has no text, so whoever shows it names it.
 *
 * @throws Error where the glass is not known; a garnish that is not known is left out
 */
export function drawDrink(look: Look): string {
  const seed = hashText(JSON.stringify(look));
  const defs = new Defs(`d${seed.toString(36).slice(-4)}`);
  const random = randomFrom(seed);
  const served = serve(look, defs, random);
  const { vessel, top } = served;
  const { material } = vessel.profile;
  const vesselAndDrink =
    material === 'glass' ? drawInGlass(served, defs, random) : drawInOpaque(served, material, defs);
  const drink = defs.add('g', {}, vesselAndDrink + served.rim);

  const footRadius = vessel.profile.foot ? vessel.profile.foot * vessel.scale : vessel.outerAt(2);
  const mirror = BASE_LINE + Math.round(footRadius * vessel.ratioAt(0) * 2);
  const reflection = tag('use', {
    href: `#${drink}`,
    transform: `matrix(1 0 0 -1 400 ${mirror})`,
    opacity: 0.5,
  });
  const scene =
    drawGround(groundFor(look.foam ?? top.colour), reflection, defs) +
    tag(
      'g',
      { transform: `translate(400 ${BASE_LINE})` },
      drawGlow(top.colour, vessel.outerAt(vessel.height * 0.7), defs) + tag('use', { href: `#${drink}` }),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" aria-hidden="true">${defs.toString()}${scene}</svg>`;
}

function drawInGlass(served: Served, defs: Defs, random: () => number): string {
  const { look, vessel, bands, top, surface, level, solids } = served;
  const line = glassLine(vessel, defs);
  const inside = drawInside(vessel, defs);
  const clip = defs.add('clipPath', {}, tag('use', { href: `#${inside}` }));
  const reach = Math.max(vessel.innerAt((vessel.floor + surface) / 2), vessel.innerAt(surface)) + 3;
  const body = bandPath(vessel, vessel.floor, surface);
  const wet = [
    drawLiquid(vessel, bands, defs),
    look.bubbles ? drawBubbles(vessel, surface, random) : '',
    solids ? tag('use', { href: solids, opacity: SEEN_THROUGH[top.clarity] }) : '',
    drawHatching(body, reach, vessel.ratioAt(surface), top.colour, defs),
    look.foam ? drawFoam(vessel, surface, level, look.foam, defs) : '',
    drawTop(served),
  ];
  return (
    drawGlassBack(vessel, inside, line, defs) +
    drawHandle(vessel) +
    (bands.length ? tag('g', { clip_path: `url(#${clip})` }, wet.join('')) : '') +
    drawStanding(served) +
    drawGlassFront(vessel, line)
  );
}

function drawInOpaque(
  served: Served,
  material: Exclude<GlassProfile['material'], 'glass'>,
  defs: Defs,
): string {
  const { vessel } = served;
  return (
    drawHandle(vessel) +
    drawOpaqueBack(vessel, material) +
    drawTop(served) +
    drawStanding(served) +
    drawOpaqueFront(vessel, material, defs)
  );
}

function drawTop({ look, vessel, level, top }: Served): string {
  return drawSurface(vessel, level, look.foam ?? top.colour, look.foam ? 1 : getDensity(top));
}

/** What stands out of the drink and what floats on it. */
function drawStanding({ solids, open, floats }: Served): string {
  return (solids ? tag('g', { clip_path: open }, tag('use', { href: solids })) : '') + floats;
}
