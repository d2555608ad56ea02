import type { menuBrand } from '../../../i18n/messages/menuBrand.ts';
import type { Say } from '../../../i18n/say.ts';

/** Gives the messages of the look of a bar's menus. */
export type BrandSay = Say<keyof (typeof menuBrand)['en']>;
