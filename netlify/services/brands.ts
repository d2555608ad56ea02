import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  brandSchema,
  exportedBrandSchema,
  type Brand,
  type BrandInput,
  type ExportedBrand,
} from '../../src/contracts/bars/brand.ts';
import { HOUSE_BRAND } from '../../src/domain/branding/houseBrand.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { NotFoundError } from '../lib/errors.ts';
import { consumeAccountWrites } from './accountWrites.ts';
import { readMadeLogo } from './logos/readMadeLogo.ts';

/** What the database gives of a brand, be it to its owner or with a published menu. */
export const brandRowSchema = z
  .object({
    accent: z.unknown(),
    pairing: z.unknown(),
    design: z.unknown(),
    names_product: z.unknown(),
    logo_alt: z.unknown(),
    logo: z.record(z.string(), z.unknown()).nullable(),
  })
  .transform(({ names_product: namesProduct, logo_alt: alt, logo, ...row }) => ({
    ...row,
    namesProduct,
    logo: logo && { ...logo, alt },
  }))
  .pipe(brandSchema);

interface Brands {
  /** The look of an account's menus; that of the site where it has none of its own. */
  of(owner: string): Promise<Brand>;
  /** The same for the export, with the file of the logo; null where the account has none. */
  exported(owner: string): Promise<ExportedBrand | null>;
  /**
   * Puts a look in the place of the one before. A logo that is sent is written anew, by the site itself; without a file
   * the one stays that there is.
   * @param service opens the site's own connection, since readers write no logo
   * @throws InvalidBodyError for a file that cannot be a logo, before anything is kept
   */
  keep(owner: string, brand: BrandInput, service: () => SupabaseClient): Promise<Brand>;
  /** Goes back to the look of the site. That there was no other is no error. */
  reset(owner: string): Promise<Brand>;
  /**
   * The file of the own logo.
   * @throws NotFoundError where there is none
   */
  logoFile(): Promise<Buffer>;
}

/**
 * Brands with the rights that `supabase` carries: each reader has the own one alone. All methods throw UnavailableError
 * when the database does not answer in time, and RateLimitedError for an account that has written too much.
 */
export function createBrands(supabase: SupabaseClient): Brands {
  const brands = () => supabase.from('brands');
  const logos = () => supabase.from('brand_logos');

  async function find(owner: string): Promise<Brand | null> {
    const [brand, logo] = await Promise.all([
      brands().select('accent, pairing, design, names_product, logo_alt').eq('user_id', owner).maybeSingle(),
      logos().select('id, width, height, tone').eq('user_id', owner).maybeSingle(),
    ]);
    const row = getData(brand);
    return row && brandRowSchema.parse({ ...row, logo: getData(logo) });
  }
  const of = async (owner: string) => (await find(owner)) ?? HOUSE_BRAND;
  const ownFile = async () =>
    z
      .string()
      .nullable()
      .parse(getData(await supabase.rpc('read_own_logo')));

  return {
    of: (owner) => inTime(() => of(owner)),
    exported: (owner) =>
      inTime(async () => {
        const [brand, png] = await Promise.all([find(owner), ownFile()]);
        return exportedBrandSchema
          .nullable()
          .parse(brand && { ...brand, logo: brand.logo && { ...brand.logo, png } });
      }),
    async keep(owner, { logo, namesProduct, ...look }, service) {
      // Reading a logo is work, also where it is refused.
      if (logo?.png !== undefined) await consumeAccountWrites(supabase, 1);
      const made = logo?.png === undefined ? undefined : readMadeLogo(logo.png);
      return inTime(async () => {
        const row = { ...look, names_product: namesProduct, logo_alt: logo?.alt ?? null };
        getData(await brands().upsert({ ...row, user_id: owner }));
        if (logo === null) getData(await logos().delete().eq('user_id', owner));
        if (made) {
          const { file, ...kept } = made;
          const sent = { ...kept, account: owner, png: file.toString('base64') };
          getData(await service().rpc('store_brand_logo', sent));
        }
        return of(owner);
      });
    },
    reset: (owner) =>
      inTime(async () => {
        getData(await brands().delete().eq('user_id', owner));
        return of(owner);
      }),
    logoFile: () => inTime(async () => fileOf(await ownFile())),
  };
}

/**
 * The file of a logo by its id, of an account that publishes a menu.
 * @param supabase carries the rights of a stranger
 * @throws NotFoundError where there is none; UnavailableError when the database does not answer in time
 */
export async function readLogo(id: string, supabase: () => SupabaseClient): Promise<Buffer> {
  if (!LOGO_ID.test(id)) throw new NotFoundError();
  const reading = async () => getData(await supabase().rpc('read_brand_logo', { id }));
  return fileOf(
    z
      .string()
      .nullable()
      .parse(await inTime(reading)),
  );
}

const LOGO_ID = /^[0-9a-f]{32}$/;

function fileOf(base64: string | null): Buffer {
  if (base64 === null) throw new NotFoundError();
  return Buffer.from(base64, 'base64');
}
