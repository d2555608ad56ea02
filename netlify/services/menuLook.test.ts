import { expect, it } from 'vitest';
import { PAIRINGS } from '../../src/contracts/bars/brandLimits.ts';
import { lookSheet } from '../../src/domain/branding/lookSheet.ts';
import { lookPath } from '../../src/web/brandFiles.ts';
import { NotFoundError } from '../lib/errors.ts';
import { answerLook } from './menuLook.ts';

it.each(PAIRINGS.flatMap((pairing) => [null, '#8a5a17'].map((accent) => ({ pairing, accent }))))(
  'answers the sheet of $pairing with $accent at its address, for as long as the deploy lasts',
  async ({ pairing, accent }) => {
    const name = lookPath({ pairing, accent })?.split('/').at(-1) ?? 'house-house.css';
    const answer = answerLook(name);
    expect(await answer.text()).toBe(lookSheet(accent, pairing));
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'netlify-cdn-cache-control': 'public, durable, max-age=31536000',
    });
  },
);

it.each([
  '',
  'house.css',
  'house-baroque.css',
  'HOUSE-deco.css',
  '8A5A17-deco.css',
  '8a5a1-deco.css',
  '8a5a170-deco.css',
  'x8a5a17-deco.css',
  'house-deco.css.map',
  'house-deco-css',
  'house-deco.css\n',
  '}body{-deco.css',
])('finds no look at %j', (name) => {
  expect(() => answerLook(name)).toThrow(NotFoundError);
});
