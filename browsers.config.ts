import browserslist from 'browserslist';

/**
 * The browsers that the site is built for: `browserslist` in package.json
 * (docs/decisions/0059-which-browsers-are-supported.md).
 */

/** Names of Vite's build targets; those on Chromium count as Chrome. */
const TARGET_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  and_chr: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The oldest version of each browser, as Vite's `build.target` names it, such as "safari26.0".
 *
 * @param browsers as Browserslist names them, such as "ios_saf 26.0"
 * @throws Error for a browser that Vite has no target for
 */
export function buildTargets(browsers: readonly string[] = browserslist()): string[] {
  const oldest = new Map<string, string>();
  for (const browser of browsers) {
    const [name = '', versions = ''] = browser.split(' ');
    const target = TARGET_NAMES[name];
    if (target === undefined) throw new Error(`Vite has no build target for ${name} (browsers.config.ts).`);
    const [version = ''] = versions.split('-');
    const known = oldest.get(target);
    if (known === undefined || isOlder(version, known)) oldest.set(target, version);
  }
  return [...oldest].map(([target, version]) => target + version);
}

function isOlder(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
