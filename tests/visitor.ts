import type { BrowserContextOptions } from '@playwright/test';

const port = Number(process.env['TEST_PORT'] ?? 4331);

/** The state of a browser that keeps these values for the site. */
export function visitor(
  kept: Record<string, string>,
): Exclude<BrowserContextOptions['storageState'], string> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: `http://localhost:${port}`, localStorage }] };
}
