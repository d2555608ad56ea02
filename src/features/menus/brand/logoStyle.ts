import type { CSSProperties } from 'react';
import type { LogoTone } from '../../../contracts/bars/brandLimits.ts';
import { INKS } from '../../../domain/menus/document/page.ts';

/*
 * As styles of their own: classes that nothing else has would be in the stylesheet of all pages.
 */

/** A logo as large as it fits, in its own ratio; `height` and `width` are lengths of CSS. */
export function logoSize(height: string, width: string): CSSProperties {
  return { width: 'auto', height: 'auto', maxHeight: height, maxWidth: width, objectFit: 'contain' };
}

/** The ground of a logo that is not seen without one. */
export function logoGround(tone: LogoTone): CSSProperties {
  if (tone === 'any') return {};
  return { background: tone === 'dark' ? INKS.onPlate : INKS.plate };
}
