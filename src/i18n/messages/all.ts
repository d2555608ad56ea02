import type { Locale } from '../../contracts/locale.ts';
import { account } from './account.ts';
import { bottles } from './bottles.ts';
import { brought } from './brought.ts';
import { chat } from './chat.ts';
import { chrome } from './chrome.ts';
import { collections } from './collections.ts';
import { diet } from './diet.ts';
import { guestMenu } from './guestMenu.ts';
import { home } from './home.ts';
import { lists } from './lists.ts';
import { mails } from './mails.ts';
import { menuBar } from './menuBar.ts';
import { menuCosts } from './menuCosts.ts';
import { menuHistory } from './menuHistory.ts';
import { menuPrices } from './menuPrices.ts';
import { menuPublish } from './menuPublish.ts';
import { menus } from './menus.ts';
import { mixMaster } from './mixMaster.ts';
import { offline } from './offline.ts';
import { ownDrinks } from './ownDrinks.ts';
import { ownVersion } from './ownVersion.ts';
import { pages } from './pages.ts';
import { passwords } from './passwords.ts';
import { recipe } from './recipe.ts';
import { search } from './search.ts';

export type MessageKey =
  | keyof typeof account.en
  | keyof typeof bottles.en
  | keyof typeof brought.en
  | keyof typeof chat.en
  | keyof typeof chrome.en
  | keyof typeof collections.en
  | keyof typeof diet.en
  | keyof typeof guestMenu.en
  | keyof typeof home.en
  | keyof typeof lists.en
  | keyof typeof mails.en
  | keyof typeof menuBar.en
  | keyof typeof menuCosts.en
  | keyof typeof menuHistory.en
  | keyof typeof menuPrices.en
  | keyof typeof menuPublish.en
  | keyof typeof menus.en
  | keyof typeof mixMaster.en
  | keyof typeof offline.en
  | keyof typeof ownDrinks.en
  | keyof typeof ownVersion.en
  | keyof typeof pages.en
  | keyof typeof passwords.en
  | keyof typeof recipe.en
  | keyof typeof search.en;

/** The messages of a language, without those of the PDF export and of the look of menus. */
export function messagesIn(locale: Locale): Record<MessageKey, string> {
  return {
    ...account[locale],
    ...bottles[locale],
    ...brought[locale],
    ...chat[locale],
    ...chrome[locale],
    ...collections[locale],
    ...diet[locale],
    ...guestMenu[locale],
    ...home[locale],
    ...lists[locale],
    ...mails[locale],
    ...menuBar[locale],
    ...menuCosts[locale],
    ...menuHistory[locale],
    ...menuPrices[locale],
    ...menuPublish[locale],
    ...menus[locale],
    ...mixMaster[locale],
    ...offline[locale],
    ...ownDrinks[locale],
    ...ownVersion[locale],
    ...pages[locale],
    ...passwords[locale],
    ...recipe[locale],
    ...search[locale],
  };
}
