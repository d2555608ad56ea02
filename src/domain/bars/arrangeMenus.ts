import type { ShownBar } from '../../contracts/bars/bar.ts';
import { barMoment, holdsAt } from './barMoment.ts';

type ShownMenu = ShownBar['menus'][number];

/** A menu of a bar's page. */
export interface ArrangedMenu extends ShownMenu {
  /** In the order of its owner, counted from 0. */
  place: number;
  isNow: boolean;
}

/** The menus of a bar as its page shows them at a moment: those of now first, else in the order of its owner. */
export function arrangeMenus({ menus, timeZone }: ShownBar, instant: Date): ArrangedMenu[] {
  const moment = barMoment(instant, timeZone);
  const told = menus.map((menu, place) => ({
    ...menu,
    place,
    isNow: menu.hours === null || holdsAt(menu.hours, moment),
  }));
  return [...told.filter(({ isNow }) => isNow), ...told.filter(({ isNow }) => !isNow)];
}
