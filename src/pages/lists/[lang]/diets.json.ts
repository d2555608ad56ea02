import type { APIRoute } from 'astro';
import { dietIndex } from '../../../catalogue/dietIndex.ts';
import { siteCatalogue } from '../../../catalogue/siteCatalogue.ts';
import { dietIndexSchema } from '../../../contracts/diet/dietIndex.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { messagesIn } from '../../../i18n/messages.ts';
import { languagePaths } from '../../../i18n/paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(
    dietIndexSchema.parse({
      ...dietIndex(siteCatalogue(), locale),
      texts: messagesIn(locale, 'brought', 'diet'),
    }),
  );
