import type { StatedLook } from '../../contracts/drinks/look.ts';
import type { Look } from './look.ts';

/** The look of a recipe: what it states stands in place of what was derived, `false` takes it away. */
export function withStated(derived: Look, stated: StatedLook): Look {
  const { foam = derived.foam, rim = derived.rim, dust = derived.dust } = stated;
  return {
    glass: derived.glass,
    ice: stated.ice ?? derived.ice,
    layers: stated.layers ?? derived.layers,
    ...(foam ? { foam } : {}),
    bubbles: stated.bubbles ?? derived.bubbles,
    steam: stated.steam ?? derived.steam,
    ...(rim ? { rim } : {}),
    ...(dust ? { dust } : {}),
    garnish: stated.garnish ?? derived.garnish,
    steeped: stated.steeped ?? derived.steeped,
    fill: stated.fill ?? derived.fill,
  };
}
