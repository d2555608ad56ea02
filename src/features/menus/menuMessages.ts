import type { menuBar } from '../../i18n/messages/menuBar.ts';
import type { menuCosts } from '../../i18n/messages/menuCosts.ts';
import type { menuHistory } from '../../i18n/messages/menuHistory.ts';
import type { menuPrices } from '../../i18n/messages/menuPrices.ts';
import type { menus } from '../../i18n/messages/menus.ts';
import type { Say as SayOf } from '../../i18n/say.ts';

/** The messages of the Menu Builder in one language, given to the island so that it loads no translator. */
export type MenuMessages = (typeof menus)['en'] &
  (typeof menuPrices)['en'] &
  (typeof menuCosts)['en'] &
  (typeof menuBar)['en'] &
  (typeof menuHistory)['en'];

/** Gives messages of the Menu Builder in one language. */
export type Say = SayOf<keyof MenuMessages>;
