import type { GuestMenu } from '../../contracts/publishedMenu.ts';
import { askedPrices, type Asked } from '../../i18n/guestPath.ts';

/** What the guest has asked to leave out of a menu. */
export function askedWithout({ choices }: GuestMenu): Asked {
  return choices.filter(({ isChosen }) => isChosen).map(({ parameter, value }) => [parameter, value]);
}

/** All that the guest has asked of a menu, so that no way from there to itself forgets it. */
export function askedOf(menu: GuestMenu): Asked {
  const list = menu.priceLists.find(({ isChosen }) => isChosen)?.place;
  return [...askedWithout(menu), ...askedPrices(list)];
}
