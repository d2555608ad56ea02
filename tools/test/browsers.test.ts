import browserslist from 'browserslist';
import { expect, test } from 'vitest';
import { buildTargets } from '../../browsers.config.ts';
import { BASELINE } from '../../eslint.styles.config.mjs';

test('the build is for the oldest version of each browser', () => {
  expect(
    buildTargets(['and_chr 157', 'chrome 156', 'ios_saf 26.10', 'ios_saf 26.2-26.3', 'firefox 153']),
  ).toEqual(['chrome156', 'ios26.2', 'firefox153']);
});

test('a browser without a build target is refused', () => {
  expect(() => buildTargets(['op_mini all'])).toThrow('op_mini');
});

test('every browser of the list has the baseline that styles are held to', () => {
  const baseline = new Set(browserslist(`baseline ${BASELINE}`));
  expect(browserslist().filter((browser) => !baseline.has(browser))).toEqual([]);
});
