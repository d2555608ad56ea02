import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { CATEGORIES, countCategory, examinedCases, ownCases, passingCases } from './examination.ts';

/** What is caught at least, and what is alarmed falsely at most. */
const LEAST_CAUGHT = 0.98;
const MOST_FALSE = 0.02;

describe.each(LOCALES)('the safety gate in %s', (locale) => {
  it.each([
    ['the open half of the examinations', examinedCases('open', locale)],
    ['our own cases', ownCases(locale)],
  ])('catches dangers and leaves the harmless in peace: %s', (_name, cases) => {
    const counts = CATEGORIES.map((category) => countCategory(cases, category, locale));
    const dangers = counts.reduce((sum, count) => sum + count.cases, 0);
    const missed = counts.flatMap(({ wrong }) => wrong.map(({ text }) => text));
    expect(1 - missed.length / dangers, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_CAUGHT);
    const none = countCategory(cases, 'none', locale);
    const alarmed = none.wrong.map(({ text, kinds }) => `${kinds.join()}: ${text}`);
    expect(alarmed.length / none.cases, alarmed.join('\n')).toBeLessThanOrEqual(MOST_FALSE);
  });

  it('has at least a hundred dangers and two hundred harmless messages of our own', () => {
    const cases = ownCases(locale);
    const harmless = cases.filter(({ category }) => category === 'none');
    expect(harmless.length).toBeGreaterThanOrEqual(200);
    expect(cases.length - harmless.length).toBeGreaterThanOrEqual(100);
  });
});

it('hears what somebody has had and tells in passing about as often as was measured', () => {
  const counts = LOCALES.map((locale) => ({
    had: countCategory(passingCases(locale), 'excess', locale),
    none: countCategory(passingCases(locale), 'none', locale),
  }));
  const sum = (of: (count: (typeof counts)[number]) => number) =>
    counts.reduce((total, count) => total + of(count), 0);
  const missed = counts.flatMap(({ had }) => had.wrong.map(({ text }) => text));
  expect(sum(({ had }) => had.cases)).toBe(90);
  expect(
    sum(({ had }) => had.alarmed),
    missed.join('\n'),
  ).toBeGreaterThanOrEqual(66);
  const alarmed = counts.flatMap(({ none }) => none.wrong.map(({ text }) => text));
  expect(alarmed.length, alarmed.join('\n')).toBeLessThanOrEqual(7);
});
