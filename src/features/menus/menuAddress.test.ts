import { expect, it } from 'vitest';
import { menuBuilderEntry, menuBuilderPath, readMenuId } from './menuAddress.ts';

const ID = '0b6f3c1e-8a55-4b8e-9d0e-2f6f6d1c9a01';
const readAt = (address: string) => readMenuId(new URL(address, 'https://site.invalid'));

it('a menu has an address in each language, and the builder one without a menu', () => {
  expect(menuBuilderPath('en', ID)).toBe(`/menu-builder/${ID}`);
  expect(menuBuilderPath('de', ID)).toBe(`/de/menu-builder/${ID}`);
  expect(menuBuilderPath('fr')).toBe('/fr/menu-builder');
});

it('the address of a menu leads to the page of the builder, which reads the menu from either', () => {
  expect(menuBuilderEntry('de', ID)).toBe(`/de/menu-builder?menu=${ID}`);
  for (const address of [`/menu-builder/${ID}`, `/de/menu-builder?menu=${ID}`])
    expect(readAt(address)).toBe(ID);
});

it('what is no id of a menu leads nowhere', () => {
  for (const id of ['', 'x', `${ID}0`, ID.toUpperCase(), '../about', `${ID}?a=b`])
    expect(menuBuilderEntry('en', id)).toBeUndefined();
  for (const address of ['/menu-builder', '/menu-builder/', '/nl/menu-builder?menu=12', '/menu-builder/x'])
    expect(readAt(address)).toBeUndefined();
});
