import { expect, test } from 'vitest';
import { HEROES } from '../contracts/drinks/heroes.ts';
import { heroViews } from './heroViews.ts';

const PLACEHOLDER = '#dcb,#ba9,#987,#765,#543';
const finished = (...names: string[]) => ({
  drinks: {},
  heroes: Object.fromEntries(
    names.map((name) => [name, { hash: 'ab12cd34ef'.padEnd(64, '0'), placeholder: PLACEHOLDER }]),
  ),
});

test('without finished scenes there are none', () => {
  expect(heroViews(finished())).toEqual([]);
});

test('a scene counts when both of its shapes are finished', () => {
  expect(heroViews(finished('hotel-bar-landscape', 'speakeasy-portrait'))).toEqual([]);
  const [view, ...others] = heroViews(finished('hotel-bar-portrait', 'hotel-bar-landscape'));
  expect(others).toEqual([]);
  expect(view).toEqual({
    id: 'hotel-bar',
    landscape: {
      avif:
        '/pictures/heroes/hotel-bar-landscape-960.avif?v=ab12cd34 960w, ' +
        '/pictures/heroes/hotel-bar-landscape-1920.avif?v=ab12cd34 1920w',
      src: '/pictures/heroes/hotel-bar-landscape-960.jpg?v=ab12cd34',
      placeholder: PLACEHOLDER,
    },
    portrait: {
      avif:
        '/pictures/heroes/hotel-bar-portrait-480.avif?v=ab12cd34 480w, ' +
        '/pictures/heroes/hotel-bar-portrait-960.avif?v=ab12cd34 960w',
      src: '/pictures/heroes/hotel-bar-portrait-960.jpg?v=ab12cd34',
      placeholder: PLACEHOLDER,
    },
  });
});

test('the six come in the order of the list, not of the file', () => {
  const names = HEROES.flatMap((id) => [`${id}-landscape`, `${id}-portrait`]).sort();
  expect(heroViews(finished(...names)).map(({ id }) => id)).toEqual([...HEROES]);
});
