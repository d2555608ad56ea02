import { expect, test } from 'vitest';
import { arrangeMenus } from './arrangeMenus.ts';

const menu = (name: string, from?: string, to?: string) => ({
  token: name.padEnd(22, 'x'),
  name,
  hours: from === undefined || to === undefined ? null : { days: [1, 2, 3, 4, 5, 6, 7], from, to },
});
const BAR = {
  name: 'zum-hahn',
  displayName: 'Zum Hahn',
  timeZone: 'Europe/Berlin',
  openingHours: null,
  menus: [menu('Lunch', '11:00', '15:00'), menu('Drinks'), menu('Late', '22:00', '02:00')],
};

test.each([
  ['10:00', ['Lunch', 'Drinks', 'Late'], ['Lunch', 'Drinks']],
  ['18:00', ['Drinks', 'Lunch', 'Late'], ['Drinks']],
  ['23:30', ['Drinks', 'Late', 'Lunch'], ['Drinks', 'Late']],
])('at %s UTC the menus of now come first, in the order of their owner', (time, order, now) => {
  const arranged = arrangeMenus(BAR, new Date(`2026-07-01T${time}:00Z`));
  expect(arranged.map(({ name }) => name)).toEqual(order);
  expect(arranged.filter(({ isNow }) => isNow).map(({ name }) => name)).toEqual(now);
  expect(arranged.find(({ name }) => name === 'Late')?.place).toBe(2);
});
