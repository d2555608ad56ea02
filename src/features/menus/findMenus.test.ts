import { expect, test } from 'vitest';
import type { Menu } from '../../contracts/menus/menu.ts';
import { findMenus } from './findMenus.ts';

const menu = (
  name: string,
  restaurantName: string | null,
  cocktailIds: string[],
  title: string | null = null,
) => ({ name, restaurantName, cocktailIds, sections: [{ title, drinks: [] }] }) as unknown as Menu;
const MENUS = [
  menu('Friday', 'Café Été', ['1']),
  menu('Saturday', null, ['2'], 'After dinner'),
  menu('Sunday', null, ['1', '2']),
];
const NAMES = new Map([
  ['1', 'Piña Colada'],
  ['2', 'Negroni'],
]);
const found = (search: string) => findMenus(MENUS, search, (id) => NAMES.get(id)).map(({ name }) => name);

test.each([
  ['', ['Friday', 'Saturday', 'Sunday']],
  ['  ', ['Friday', 'Saturday', 'Sunday']],
  ['FRI', ['Friday']],
  ['cafe ete', ['Friday']],
  ['after', ['Saturday']],
  ['pina', ['Friday', 'Sunday']],
  ['pina negroni', ['Sunday']],
  ['mojito', []],
])('"%s" finds %j', (search, names) => {
  expect(found(search)).toEqual(names);
});
