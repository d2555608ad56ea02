import { fontProviders } from 'astro/config';

/**
 * The typefaces of the site, cut to what it writes (docs/decisions/0007-fonts-cut-to-size.md), and one that pages for guests
 * load where their bar chose it (docs/decisions/0054-a-menu-looks-like-its-bar.md).
 */
export const FONTS = [
  {
    provider: fontProviders.local(),
    name: 'Newsreader',
    cssVariable: '--font-newsreader',
    fallbacks: ['Georgia', 'serif'],
    options: { variants: [{ src: ['./src/assets/fonts/newsreader.woff2'], weight: 400, style: 'normal' }] },
  },
  {
    provider: fontProviders.local(),
    name: 'Instrument Sans',
    cssVariable: '--font-instrument-sans',
    fallbacks: ['Arial', 'sans-serif'],
    options: {
      variants: [{ src: ['./src/assets/fonts/instrument-sans.woff2'], weight: '400 600', style: 'normal' }],
    },
  },
  {
    provider: fontProviders.local(),
    name: 'Bar Deco',
    cssVariable: '--font-bar-deco',
    fallbacks: ['Century Gothic', 'sans-serif'],
    options: { variants: [{ src: ['./src/assets/fonts/bar-deco.woff2'], weight: 400, style: 'normal' }] },
  },
];
