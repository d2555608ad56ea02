import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in a part of a page, each rule with what breaks it: what else it knows stays in the page. */
async function violationsOf(page: Page, part: string, options: RunOptions): Promise<string[]> {
  const asked: RunOptions = { ...options, resultTypes: ['violations'] };
  return page.evaluate(
    async (question) => {
      const { axe } = globalThis as unknown as {
        axe: { run(selector: string, options: RunOptions): Promise<AxeResults> };
      };
      const { violations } = await axe.run(question.part, question.asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { part, asked },
  );
}

const CONTRAST: RunOptions = { runOnly: ['color-contrast'] };

async function expectNothing(page: Page, part: string, rulesInDark: RunOptions): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // To bring it into a page takes as long as to look at a small one: once is enough.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const dark = await violationsOf(page, part, rulesInDark);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The themes differ in colours alone.
  const light = await violationsOf(page, part, CONTRAST);
  expect([...dark, ...light], page.url()).toEqual([]);
}

/**
 * Expects axe to find nothing on a page, or in a part of it, as it is shown now: by all rules in the dark
 * theme, and by that of contrast in the light one.
 */
export const expectNoViolations = (page: Page, part = 'html') => expectNothing(page, part, {});

/** Expects axe to find the text of a page, or of a part of it, readable in both themes. */
export const expectReadableText = (page: Page, part = 'html') => expectNothing(page, part, CONTRAST);

/**
 * Expects axe to find the targets in a part of a page large enough, or far enough apart. It leaves the rule out by
 * itself, as on a whole page it takes what lies under a button that stays for too small.
 */
export const expectLargeTargets = (page: Page, part: string) =>
  expectNothing(page, part, { runOnly: ['target-size'] });
