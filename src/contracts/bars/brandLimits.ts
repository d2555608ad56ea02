/** Limits of the look of a bar's menus; apart from the schema, since pages need them too. */
export const BRAND_LIMITS = {
  /** Characters of what stands for the logo where it is not seen. */
  logoAlt: 120,
  /** Pixels of the logo. */
  logoWidth: 1200,
  logoHeight: 600,
  /** Bytes of the logo as it is kept, as it is sent, and of the file that it is made of. */
  logoKept: 300 * 1024,
  logoSent: 600 * 1024,
  logoChosen: 2 * 1024 * 1024,
} as const;

/** How the texts of a menu are set: as on the site, all in its sans serif, or with titles of the twenties. */
export const PAIRINGS = ['house', 'modern', 'deco'] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** How a page for guests looks: with pictures of the drinks, or as a quiet list. */
export const GUEST_DESIGNS = ['pictures', 'list'] as const;

/** On what a logo can be seen: on every ground, or, dark or light as it is, on the opposite alone. */
export const LOGO_TONES = ['any', 'dark', 'light'] as const;
export type LogoTone = (typeof LOGO_TONES)[number];
