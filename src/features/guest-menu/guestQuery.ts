import type { GuestMenu } from '../../contracts/menus/publishedMenu.ts';
import { menuQuery, pricesQuery, strengthQuery, type GuestQuery } from '../../i18n/guestPath.ts';

/** What the guest has asked to leave out of a menu. */
export function getWithoutQuery({ choices }: GuestMenu): GuestQuery {
  return choices.filter(({ isChosen }) => isChosen).map(({ parameter, value }) => [parameter, value]);
}

/** How strong the guest has asked drinks to be. */
export function getStrengthQuery({ strengths }: GuestMenu): GuestQuery {
  return strengthQuery(strengths.find(({ isChosen }) => isChosen)?.band);
}

/** Which menu of the bar the guest has asked for. */
export function getBarQuery({ bar }: GuestMenu): GuestQuery {
  return menuQuery(bar?.asked);
}

/** Whose prices the guest has asked for. */
export function getPricesQuery({ priceLists }: GuestMenu): GuestQuery {
  return pricesQuery(priceLists.find(({ isChosen }) => isChosen)?.place);
}

/** What the guest has asked of a menu but for what they avoid. */
export function getPlaceQuery(menu: GuestMenu): GuestQuery {
  return [...getBarQuery(menu), ...getPricesQuery(menu), ...getStrengthQuery(menu)];
}

/** All that the guest has asked of a menu, so that no way from there to itself forgets it. */
export function getGuestQuery(menu: GuestMenu): GuestQuery {
  return [...getWithoutQuery(menu), ...getPlaceQuery(menu)];
}
