import type { Brand } from '../../contracts/bars/brand.ts';

/** The look of the site, for whoever has set none. */
export const HOUSE_BRAND: Brand = {
  accent: null,
  pairing: 'house',
  design: 'pictures',
  namesProduct: true,
  logo: null,
};

/** Whether a look changes nothing in print, where there is no choice of pages. */
export function isHouseInPrint({ accent, pairing, namesProduct, logo }: Brand): boolean {
  return accent === null && pairing === 'house' && namesProduct && logo === null;
}
