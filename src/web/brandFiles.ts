import type { Brand, Logo } from '../contracts/bars/brand.ts';

/** Where guests get the file of a logo. */
export function logoPath({ id }: Pick<Logo, 'id'>): string {
  return `/menu-logo/${id}.png`;
}

/** Where a page for guests gets the colour and the typefaces of its bar; undefined where these are those of the site. */
export function lookPath({ accent, pairing }: Pick<Brand, 'accent' | 'pairing'>): string | undefined {
  if (accent === null && pairing === 'house') return undefined;
  return `/menu-look/${accent?.slice(1) ?? 'house'}-${pairing}.css`;
}
