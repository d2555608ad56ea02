import { TRUSTED_TYPES_POLICY } from '../../src/contracts/site/trustedTypes.ts';

/**
 * The headers that protect a reader, for every answer of the site. For files Netlify reads netlify.toml alone, which
 * repeats `FILE_HEADERS`; a test compares the two.
 */

/** What no page of the site uses; all but these keep the browser's default, which is this site alone. */
const UNUSED_FEATURES = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** The directives of a Content-Security-Policy: their sources by their names. */
export type Policy = Record<string, string>;

/** Joins the directives of a Content-Security-Policy. */
export function formatPolicy(directives: Policy): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** Pictures that stand in the page until others arrive are data, those that a menu is printed with are blobs. */
const IMAGES = "'self' data: blob:";

/**
 * For files, by netlify.toml. Which scripts and styles may run says each page itself (`PAGE_DIRECTIVES`), since
 * their hashes differ; a default here would refuse them. Other sites may show the pictures, so that there is no
 * Cross-Origin-Resource-Policy.
 */
export const FILE_POLICY: Policy = {
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  'img-src': IMAGES,
  'manifest-src': "'self'",
  'media-src': "'none'",
  'object-src': "'none'",
  'worker-src': "'self'",
};

export const FILE_HEADERS = { ...EVERY_ANSWER, 'content-security-policy': formatPolicy(FILE_POLICY) };

/** For what functions answer, whether it is a result, a redirect or an error: nothing in it is to be run or shown. */
export const FUNCTION_HEADERS = {
  ...EVERY_ANSWER,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': formatPolicy({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  }),
};

/**
 * The policy of a page for guests: nothing from elsewhere. The page adds `script-src` and `style-src` with the hashes of
 * its own: its scripts mark what the guest avoids, as this device keeps it, and say that the menu is read.
 */
export const GUEST_PAGE_POLICY: Policy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self'",
  'require-trusted-types-for': "'script'",
  'style-src-attr': "'none'",
};

/** What a page for guests says in the place of the same headers: the address is the key to the menu. */
export const GUEST_PAGE_HEADERS = { 'referrer-policy': 'same-origin' };

/**
 * The policy that stands in each prerendered page, and in the header of each that is made on demand; Astro adds
 * `script-src` and `style-src` with its hashes.
 */
export const PAGE_DIRECTIVES = [
  "default-src 'self'",
  `img-src ${IMAGES}`,
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY}`,
] as const;

/** A policy by which other sites may show the page in a frame. */
const FRAMED = /\bframe-ancestors (?!'none')/;

/**
 * Adds the headers that an answer does not have yet. Removes X-Frame-Options, which cannot list sites, where
 * the policy of the page lets sites show it in a frame.
 */
export function protect(headers: Headers, protection: Record<string, string>): void {
  for (const [name, value] of Object.entries(protection)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (FRAMED.test(headers.get('content-security-policy') ?? '')) headers.delete('x-frame-options');
}
