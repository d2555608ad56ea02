import type { Translator } from '../../i18n/createTranslator.ts';
import type { Area, Messages } from '../../i18n/messages.ts';

/** The areas whose messages the page gives to the Menu Builder. */
export const MENU_AREAS = [
  'menus',
  'additives',
  'menuPrices',
  'menuTable',
  'filters',
  'menuCosts',
  'menuBar',
  'menuHistory',
] as const satisfies Area[];

/** The messages of the Menu Builder in one language. */
export type MenuMessages = Messages<(typeof MENU_AREAS)[number]>;

/** Gives messages of the Menu Builder in one language. */
export type Say = Translator<keyof MenuMessages>;
