import type { Brand, BrandInput } from '../../../contracts/bars/brand.ts';
import type { ChosenLogo } from './readLogo.ts';
import { ownLogoPath } from './logoFile.ts';

/** The logo as the form has it: what is kept, or what was chosen in its place. */
export type DraftLogo = Pick<ChosenLogo, 'url' | 'width' | 'height' | 'tone'> & {
  /** Of a new one; the one that is kept is not sent again. */
  png?: string;
};

/** A look that is worked on. */
export interface BrandDraft extends Pick<Brand, 'pairing' | 'design' | 'namesProduct'> {
  /** As it is typed; '' for the color of the site. */
  accent: string;
  logo: DraftLogo | null;
  /** '' for the name of the bar. */
  logoAlt: string;
}

/** What the form begins with. */
export function toBrandDraft({ accent, pairing, design, namesProduct, logo }: Brand): BrandDraft {
  return {
    accent: accent ?? '',
    ...{ pairing, design, namesProduct },
    logo: logo && { url: ownLogoPath(logo.id), width: logo.width, height: logo.height, tone: logo.tone },
    logoAlt: logo?.alt ?? '',
  };
}

/** The color that is typed, `#rrggbb`: null for that of the site, undefined where it is none. */
export function getAccent({ accent }: Pick<BrandDraft, 'accent'>): string | null | undefined {
  const typed = accent.trim().toLowerCase();
  if (typed === '') return null;
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed) ?? [];
  if (digits === '') return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** What is sent; undefined while the color is none. */
export function toBrandInput(draft: BrandDraft): BrandInput | undefined {
  const accent = getAccent(draft);
  if (accent === undefined) return undefined;
  const { pairing, design, namesProduct, logo, logoAlt } = draft;
  const alt = logoAlt.trim() === '' ? null : logoAlt.trim();
  return {
    ...{ accent, pairing, design, namesProduct },
    logo: logo && { alt, ...(logo.png !== undefined && { png: logo.png }) },
  };
}

/** Whether something is not kept yet. */
export function isChanged(draft: BrandDraft, brand: Brand): boolean {
  return (
    JSON.stringify(toBrandInput(draft) ?? draft.accent) !== JSON.stringify(toBrandInput(toBrandDraft(brand)))
  );
}
