import type { Locale } from '../contracts/site/locale.ts';
import { localizedPath } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';

/** The ground of the site at night, as `--ground` in palette.css. */
export const NIGHT = '#131110';

/** Sides of the icons in pixels; `src/pages/icons/` draws them from the mark of the site. */
export const ICONS = { 'icon-192': 192, 'icon-512': 512, 'maskable-192': 192, 'maskable-512': 512 } as const;

/** Files of `public/screenshots/`, as `tools/screens/installScreens.ts` takes them. */
export const SCREENSHOTS = {
  narrow: { width: 780, height: 1688 },
  wide: { width: 1280, height: 800 },
} as const;

/** The web app manifest of a language (W3C Web Application Manifest). All of the site is one app, in any language. */
export function appManifest(locale: Locale): object {
  const t = translator(locale);
  const shortcut = (path: string, name: string) => ({ name, url: localizedPath(locale, path) });
  return {
    id: '/',
    name: t('site.title'),
    short_name: t('site.title'),
    description: t('site.description'),
    lang: locale,
    dir: 'ltr',
    start_url: localizedPath(locale, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: NIGHT,
    background_color: NIGHT,
    categories: ['food', 'lifestyle'],
    icons: Object.entries(ICONS).map(([name, side]) => ({
      src: `/icons/${name}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: name.startsWith('maskable') ? 'maskable' : 'any',
    })),
    shortcuts: [
      shortcut('/mix-master', t('nav.mix-master')),
      shortcut('/profile', t('account.favorites')),
      shortcut('/offline', t('offline.title')),
    ],
    screenshots: Object.entries(SCREENSHOTS).map(([form, { width, height }]) => ({
      src: `/screenshots/${form}-${locale}.webp`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: t('site.description'),
    })),
  };
}
