import type { LookGarnish } from '../../../contracts/drinks/look.ts';
import type { Look } from '../../../domain/look/look.ts';
import { halfWheel, twist, wedge, wheel } from './citrus.ts';
import { cherries, crescent, pineapple, strawberry } from './fruit.ts';
import { bunch, looseLeaves, needles } from './herbs.ts';
import { BALLS, CITRUS, GRAINS, LEAVES, RODS, SLICED } from './palettes.ts';
import type { Piece, Place } from './place.ts';
import { ribbon, rod } from './rods.ts';
import { bean, floating, flower, star } from './floats.ts';
import { dusting, rimmed } from './grains.ts';
import { onPick } from './picks.ts';

type Side = 1 | -1;

/** Everything on and about the drink that is not liquid or ice. What is not known is left out. */
export function drawGarnish(look: Look, place: Place): Piece[] {
  const taken = new Set<Side>();
  const pieces = look.garnish.slice(0, 4).flatMap((item) => {
    const wanted: Side = isTall(item.cut) === (place.vessel.profile.handle === undefined) ? -1 : 1;
    const side: Side = taken.has(wanted) ? (wanted === 1 ? -1 : 1) : wanted;
    const piece = draw(item, look, place, side);
    if (piece && piece.slot !== 'float') taken.add(side);
    return piece ? [piece] : [];
  });
  const dust = look.dust === undefined ? [] : [dusting(GRAINS[look.dust] ?? '#6b4426', place)];
  const rim = look.rim === undefined ? [] : [rimmed(GRAINS[look.rim] ?? '#f6f3ec', place)];
  return [...dust, ...rim, ...pieces];
}

/** Stands in the glass, on the left of what sits on the rim; before a handle it is the other way about. */
function isTall(cut: string): boolean {
  return ['sprig', 'leaf', 'stalk', 'stick'].includes(cut);
}

function draw(item: LookGarnish, look: Look, place: Place, side: Side): Piece | undefined {
  const { ingredient, cut, count } = item;
  const citrus = CITRUS[ingredient];
  const sliced = SLICED[ingredient];
  switch (cut) {
    case 'wheel':
      return citrus ? wheel(citrus, place, side, true) : sliced && wheel(sliced, place, side, false);
    case 'half-wheel':
      return citrus ? halfWheel(citrus, place, side, true) : sliced && halfWheel(sliced, place, side, false);
    case 'wedge':
    case 'slice':
      return cutPiece(ingredient, cut, place, side);
    case 'twist':
      return citrus && twist(citrus, place, side);
    case 'sprig':
      return LEAVES[ingredient] ? bunch(LEAVES[ingredient], place, side) : needles(ingredient, place, side);
    case 'leaf':
      if (ingredient === 'pineapple') return pineapple(place, side);
      if (!LEAVES[ingredient]) return undefined;
      return look.ice === 'none'
        ? looseLeaves(LEAVES[ingredient], place, count)
        : bunch(LEAVES[ingredient], place, side);
    case 'stick':
    case 'stalk':
      return RODS[ingredient] && rod(ingredient, RODS[ingredient], place, side);
    case 'ribbon':
      return ribbon(SLICED[ingredient]?.skin ?? '#3f6a2f', place);
    case 'drop':
    case 'dash':
      return floating(
        3,
        place,
        13 * place.vessel.scale,
        () => `<ellipse rx="13" ry="4.5" fill="${GRAINS[ingredient] ?? '#7a2a18'}"/>`,
      );
    case 'piece':
      return whole(item, look, place, side);
    default:
      return undefined;
  }
}

function cutPiece(ingredient: string, cut: 'wedge' | 'slice', place: Place, side: Side): Piece | undefined {
  if (ingredient === 'pineapple') return pineapple(place, side);
  if (ingredient === 'strawberry') return strawberry(place, side);
  const citrus = CITRUS[ingredient];
  if (citrus) return cut === 'wedge' ? wedge(citrus, place, side) : halfWheel(citrus, place, side, true);
  const sliced = SLICED[ingredient];
  if (!sliced) return undefined;
  return /^(cucumber|kiwi|banana|ginger|chilli-pepper|tomato|fig)$/.test(ingredient)
    ? wheel(sliced, place, side, false)
    : crescent(sliced, place, side);
}

function whole({ ingredient, count }: LookGarnish, look: Look, place: Place, side: Side): Piece | undefined {
  const mm = place.vessel.scale;
  switch (ingredient) {
    case 'coffee-bean':
      return floating(count, place, 7 * mm, (index) => bean(5 * mm, index));
    case 'star-anise':
      return floating(1, place, 12 * mm, () => star(14 * mm));
    case 'edible-flower':
      return floating(1, place, 12 * mm, () => flower(11 * mm));
    case 'strawberry':
      return strawberry(place, side);
    case 'cherry':
      return cherries(place, side);
    case 'dehydrated-citrus-wheel':
      return CITRUS[ingredient] && wheel(CITRUS[ingredient], place, side, true);
  }
  const ball = BALLS[ingredient];
  if (ball)
    return onPick(
      ingredient,
      ball,
      Math.ceil(count),
      place,
      place.clear && look.ice === 'none' && place.vessel.profile.foot !== undefined,
    );
  return LEAVES[ingredient] && looseLeaves(LEAVES[ingredient], place, count);
}
