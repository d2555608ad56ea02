import { z } from 'zod';
import { BRAND_LIMITS, GUEST_DESIGNS, LOGO_TONES, PAIRINGS } from './brandLimits.ts';
import { orNothing, writtenText } from '../menus/writtenText.ts';

/** "#8a5a17" */
export const accentSchema = z.string().regex(/^#[0-9a-f]{6}$/, { message: 'must be a colour like #8a5a17' });

/** What a brand says besides its logo. */
const lookSchema = z.strictObject({
  /** The colour of small titles and links; null for that of the site. */
  accent: accentSchema.nullable(),
  pairing: z.enum(PAIRINGS),
  design: z.enum(GUEST_DESIGNS),
  /** Whether Mixmaster is named at the foot of pages and PDFs. */
  namesProduct: z.boolean(),
});

/** A logo by its content: what is kept never changes, and a new one has another id. */
const logoIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** A logo that is kept. */
const logoSchema = z.strictObject({
  id: logoIdSchema,
  width: z.int().min(1).max(BRAND_LIMITS.logoWidth),
  height: z.int().min(1).max(BRAND_LIMITS.logoHeight),
  tone: z.enum(LOGO_TONES),
  /** What is heard in its place; null for the name of the bar. */
  alt: z.string().nullable(),
});
export type Logo = z.infer<typeof logoSchema>;

/** How the menus of an account, or of one of its bars, look for guests and in print; what the owner reads of it. */
export const brandSchema = lookSchema.extend({ logo: logoSchema.nullable() });
export type Brand = z.infer<typeof brandSchema>;

/** Characters of base64 for so many bytes. */
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** Body of `PUT /api/brand` and `PUT /api/bars/{id}/brand`. */
export const brandInputSchema = lookSchema.extend({
  /** Null for none. */
  logo: z
    .strictObject({
      /** The file, a PNG, in base64; left out where the logo stays that there is. */
      png: z.base64().max(base64Length(BRAND_LIMITS.logoSent)).optional(),
      alt: orNothing(writtenText(BRAND_LIMITS.logoAlt)),
    })
    .nullable(),
});
/** The longest file of a logo in base64, and what is said beside it. */
export const MAX_BRAND_BYTES = 840 * 1024;
export type BrandInput = z.infer<typeof brandInputSchema>;

/** The look of an account in its export, with the file of the logo in base64. */
export const exportedBrandSchema = lookSchema.extend({
  logo: logoSchema.extend({ png: z.base64() }).nullable(),
});
export type ExportedBrand = z.infer<typeof exportedBrandSchema>;
