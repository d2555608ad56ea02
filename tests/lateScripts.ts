import type { Page } from '@playwright/test';

/** Keeps the scripts of the pages that are opened next from coming; gives what lets them come. */
export async function keepScriptsLate(page: Page, scripts = '**/_astro/*.js'): Promise<() => void> {
  const come = Promise.withResolvers<undefined>();
  await page.route(scripts, async (route) => {
    await come.promise;
    await route.fallback();
  });
  return () => {
    come.resolve(undefined);
  };
}
