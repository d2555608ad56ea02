import { tagged, type Block } from './block.ts';
import type { PageItem } from './page.ts';
import type { PrintedLogo, PrintedMenu } from './printedMenu.ts';

/** Around a logo that needs a ground of its own: the most in points, and the share of its height. */
const PADDING = { most: 8, share: 0.14 };

/** Where a logo stands: how large it may be, in points, and whether on the dark band or on paper. */
interface LogoPlace {
  width: number;
  height: number;
  isOnPlate: boolean;
}

/** The logo of a bar in the place of its name, as large as it has room, on the ground that it can be seen on. */
export function logoBlock(
  logo: PrintedLogo,
  { name, venue }: Pick<PrintedMenu, 'name' | 'venue'>,
  { width, height, isOnPlate }: LogoPlace,
): Block & { width: number } {
  const needsGround = logo.tone === (isOnPlate ? 'dark' : 'light');
  const padding = needsGround ? Math.min(PADDING.most, height * PADDING.share) : 0;
  const scale = Math.min((width - 2 * padding) / logo.width, (height - 2 * padding) / logo.height);
  const size = { width: logo.width * scale, height: logo.height * scale };
  const whole = { width: size.width + 2 * padding, height: size.height + 2 * padding };
  const ground: PageItem[] = needsGround
    ? [{ kind: 'box', x: 0, y: 0, ...whole, ink: isOnPlate ? 'onPlate' : 'plate' }]
    : [];
  const picture = tagged(
    { height: size.height, items: [{ kind: 'logo', x: padding, y: padding, ...size }] },
    { role: 'Figure', alt: logo.alt ?? venue ?? name },
  );
  return { ...whole, items: [...ground, ...picture.items] };
}
