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
import { isUuid } from '../lib/uuid.ts';
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

const brandRowsSchema = z.array(z.looseObject({ id: z.string(), bar_id: z.string().nullable() }));
const logoRowsSchema = z.array(z.looseObject({ brand_id: z.string() }));

/** The look of an account, under null, and those of its bars by their ids. */
type Looks<Look> = ReadonlyMap<string | null, Look>;

interface Brands {
  /** The look of an account's menus; that of the site where it has none of its own. */
  of(owner: string): Promise<Brand>;
  /** All looks of an account. */
  all(owner: string): Promise<Looks<Brand>>;
  /** The same for the export, with the files of the logos. */
  exported(owner: string): Promise<Looks<ExportedBrand>>;
  /**
   * Puts a look in the place of the one before: of all menus, or of those on the page of a bar. A logo that is sent is
   * written anew, by the site itself; without a file the one stays that there is.
   * @param service opens the site's own connection, since readers write no logo
   * @throws InvalidBodyError for a file that cannot be a logo, before anything is kept; NotFoundError for a bar that is
   *   not the owner's
   */
  keep(owner: string, bar: string | null, brand: BrandInput, service: () => SupabaseClient): Promise<Brand>;
  /**
   * Goes back to the look of the site, or with a bar to that of the account, and gives that. That there was no other is no
   * error.
   */
  reset(owner: string, bar: string | null): Promise<Brand>;
  /**
   * The file of an own logo.
   * @throws NotFoundError where there is none
   */
  logoFile(id: string): Promise<Buffer>;
}

/**
 * Brands with the rights that `supabase` carries: each reader has the own one alone. All methods throw UnavailableError
 * when the database does not answer in time, and RateLimitedError for an account that has written too much.
 */
export function createBrands(supabase: SupabaseClient): Brands {
  const brands = () => supabase.from('brands');
  const logos = () => supabase.from('brand_logos');

  async function all(owner: string): Promise<Looks<Brand>> {
    const [brandRows, logoRows] = await Promise.all([
      brands().select('id, bar_id, accent, pairing, design, names_product, logo_alt').eq('user_id', owner),
      logos().select('brand_id, id, width, height, tone').eq('user_id', owner),
    ]);
    const known = new Map(
      logoRowsSchema.parse(getData(logoRows)).map(({ brand_id: brand, ...logo }) => [brand, logo]),
    );
    return new Map(
      brandRowsSchema
        .parse(getData(brandRows))
        .map(({ id, bar_id: bar, ...row }) => [
          bar,
          brandRowSchema.parse({ ...row, logo: known.get(id) ?? null }),
        ]),
    );
  }
  const of = async (owner: string, bar: string | null = null) => {
    const looks = await all(owner);
    return looks.get(bar) ?? looks.get(null) ?? HOUSE_BRAND;
  };
  const ownFile = async (id: string) =>
    z
      .string()
      .nullable()
      .parse(getData(await supabase.rpc('read_own_logo', { id })));
  async function withFile(brand: Brand): Promise<ExportedBrand> {
    const png = brand.logo && (await ownFile(brand.logo.id));
    return exportedBrandSchema.parse({ ...brand, logo: brand.logo && { ...brand.logo, png } });
  }

  return {
    of: (owner) => inTime(() => of(owner)),
    all: (owner) => inTime(() => all(owner)),
    exported: (owner) =>
      inTime(async () => {
        const looks = [...(await all(owner))];
        return new Map(
          await Promise.all(looks.map(async ([bar, brand]) => [bar, await withFile(brand)] as const)),
        );
      }),
    async keep(owner, bar, { logo, namesProduct, ...look }, service) {
      if (bar !== null && !isUuid(bar)) throw new NotFoundError();
      // Reading a logo is work, also where it is refused.
      if (logo?.png !== undefined) await consumeAccountWrites(supabase, 1);
      const made = logo?.png === undefined ? undefined : readMadeLogo(logo.png);
      return inTime(async () => {
        const row = { ...look, names_product: namesProduct, logo_alt: logo?.alt ?? null };
        const stored = await brands()
          .upsert({ ...row, user_id: owner, bar_id: bar }, { onConflict: 'user_id,bar_id' })
          .select('id')
          .maybeSingle();
        if (stored.error?.code === NO_SUCH_BAR) throw new NotFoundError();
        const { id } = z.object({ id: z.string() }).parse(getData(stored));
        if (logo === null) getData(await logos().delete().eq('brand_id', id));
        if (made) {
          const { file, ...kept } = made;
          const sent = { ...kept, account: owner, bar, png: file.toString('base64') };
          getData(await service().rpc('store_brand_logo', sent));
        }
        return of(owner, bar);
      });
    },
    reset: (owner, bar) =>
      inTime(async () => {
        if (bar !== null && !isUuid(bar)) throw new NotFoundError();
        const own = brands().delete().eq('user_id', owner);
        getData(await (bar === null ? own.is('bar_id', null) : own.eq('bar_id', bar)));
        return of(owner);
      }),
    logoFile: (id) => inTime(async () => fileOf(LOGO_ID.test(id) ? await ownFile(id) : null)),
  };
}

/** The code of Postgres for a row that refers to none. */
const NO_SUCH_BAR = '23503';

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
