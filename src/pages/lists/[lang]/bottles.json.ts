import type { APIRoute } from 'astro';
import { bottleIndex } from '../../../catalogue/bottleIndex.ts';
import { siteCatalogue } from '../../../catalogue/siteCatalogue.ts';
import { bottleIndexSchema } from '../../../contracts/shelf/bottleIndex.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { messagesIn } from '../../../i18n/messages.ts';
import { languagePaths } from '../../../i18n/paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const told = Object.entries(messagesIn(locale, 'recipe')).filter(([key]) =>
    /^recipe\.(allergens\.|energy\.)/.test(key),
  );
  return Response.json(
    bottleIndexSchema.parse({
      ...bottleIndex(siteCatalogue(), locale),
      texts: { ...messagesIn(locale, 'bottles'), ...Object.fromEntries(told) },
    }),
  );
};
