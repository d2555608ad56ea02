import { LOCALES } from '../contracts/site/locale.ts';

/** Pages for one reader alone, or that keep or send something: they are made when they are asked for. */
const WRITING = [
  'account',
  'contact',
  'diet',
  'login',
  'menu-builder',
  'mix-master',
  'my-drinks',
  'my-lists',
  'my-taste',
  'offline',
  'profile',
  'service',
  'shared-list',
  'shopping-list',
  'submit',
];

const LOCALE = `{/:locale(${LOCALES.join('|')})}?`;

/** Patterns of the paths (URLPattern) that no browser is to fetch before they are asked for; files among them. */
export const NEVER_AHEAD = [`${LOCALE}/(${WRITING.join('|')})`, `${LOCALE}/menu/*`, '/api{/*}?', '/*.*'];

/**
 * What a browser may make ahead of a press, as speculation rules say it: any other page of the site, once a reader points
 * at its link or touches it, and on phones where the browser expects it.
 */
export const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...NEVER_AHEAD.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
