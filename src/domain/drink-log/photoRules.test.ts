import { expect, it } from 'vitest';
import { findFileFault, findRoomFault, fitPhoto, isHeic } from './photoRules.ts';

it.each([
  ['a photo', { size: 25_000_000, type: 'image/jpeg' }, undefined],
  ['a photo without a type', { size: 1, type: '' }, undefined],
  ['a byte too many', { size: 25_000_001, type: 'image/jpeg' }, 'large'],
  ['a text', { size: 1, type: 'text/plain' }, 'kind'],
  ['a large film', { size: 99_000_000, type: 'video/mp4' }, 'kind'],
])('takes a file or says why not: %s', (_, file, fault) => {
  expect(findFileFault(file)).toBe(fault);
});

it.each([
  ['HEIC of an iPhone', '\0\0\0\u0018ftypheic\0\0\0\0', true],
  ['a sequence', '\0\0\0\u0018ftypmif1\0\0\0\0', true],
  ['AVIF', '\0\0\0\u0018ftypavif\0\0\0\0', false],
  ['a film', '\0\0\0\u0018ftypmp42\0\0\0\0', false],
  ['JPEG', '\u00ff\u00d8\u00ff\u00e0heic', false],
  ['nothing', '', false],
])('knows HEIC by its first bytes: %s', (_, text, is) => {
  expect(isHeic(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(is);
});

it.each([
  [
    [4000, 3000],
    [1280, 960],
  ],
  [
    [3000, 4000],
    [960, 1280],
  ],
  [
    [1280, 1280],
    [1280, 1280],
  ],
  [
    [640, 480],
    [640, 480],
  ],
  [
    [20_000, 3],
    [1280, 1],
  ],
])('keeps %j as %j', ([width = 0, height = 0], [toWidth, toHeight]) => {
  expect(fitPhoto(width, height)).toEqual({ width: toWidth, height: toHeight });
});

const sizes = (count: number, bytes: number) =>
  new Map(Array.from({ length: count }, (_, place) => [String(place), bytes]));

it.each<[string, Map<string, number>, string, number, string | undefined]>([
  ['the 200th', sizes(199, 1), 'new', 1, undefined],
  ['the 201st', sizes(200, 1), 'new', 1, 'number'],
  ['another in the place of one of 200', sizes(200, 1), '7', 1, undefined],
  ['the last byte', sizes(2, 15_000_000), 'new', 10_000_000, undefined],
  ['a byte more', sizes(2, 15_000_000), 'new', 10_000_001, 'bytes'],
  ['a larger one in the place of another', sizes(2, 15_000_000), '1', 25_000_000, undefined],
])('has room or says what is full: %s', (_, before, id, bytes, fault) => {
  expect(findRoomFault(before, id, bytes)).toBe(fault);
});
