import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects axe to find nothing on a page, or in a part of it, as it is shown now, in the dark theme and in the light one. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The themes differ in colours alone.
  const light = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withRules('color-contrast')
    .analyze();
  const found = [...dark.violations, ...light.violations];
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
