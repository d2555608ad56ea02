import type { GuestMenu } from '../../contracts/publishedMenu.ts';
import { askedMenu, askedPrices, askedStrength, type Asked } from '../../i18n/guestPath.ts';

/** What the guest has asked to leave out of a menu. */
export function askedWithout({ choices }: GuestMenu): Asked {
  return choices.filter(({ isChosen }) => isChosen).map(({ parameter, value }) => [parameter, value]);
}

/** How strong the guest has asked drinks to be. */
export function askedBand({ strengths }: GuestMenu): Asked {
  return askedStrength(strengths.find(({ isChosen }) => isChosen)?.band);
}

/** Which menu of the bar the guest has asked for. */
export function askedOfBar({ bar }: GuestMenu): Asked {
  return askedMenu(bar?.asked);
}

/** Whose prices the guest has asked for. */
export function askedList({ priceLists }: GuestMenu): Asked {
  return askedPrices(priceLists.find(({ isChosen }) => isChosen)?.place);
}

/** What the guest has asked of a menu but for what they avoid. */
export function askedPlace(menu: GuestMenu): Asked {
  return [...askedOfBar(menu), ...askedList(menu), ...askedBand(menu)];
}

/** All that the guest has asked of a menu, so that no way from there to itself forgets it. */
export function askedOf(menu: GuestMenu): Asked {
  return [...askedWithout(menu), ...askedPlace(menu)];
}
