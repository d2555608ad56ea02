import type { APIRoute } from 'astro';
import { dietIndex } from '../../../catalogue/dietIndex.ts';
import { siteCatalogue } from '../../../catalogue/siteCatalogue.ts';
import { dietIndexSchema } from '../../../contracts/dietIndex.ts';
import type { Locale } from '../../../contracts/locale.ts';
import { brought } from '../../../i18n/messages/brought.ts';
import { diet } from '../../../i18n/messages/diet.ts';
import { languagePaths } from '../../../i18n/paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(
    dietIndexSchema.parse({
      ...dietIndex(siteCatalogue(), locale),
      texts: { ...brought[locale], ...diet[locale] },
    }),
  );
