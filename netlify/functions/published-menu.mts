import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { answerGuest } from '../services/guestPages.ts';
import { readPublishedMenu } from '../services/publishedMenus.ts';
import { modelTranslations } from '../services/translation/siteTranslations.ts';

export default handle({ auth: 'none', isByLink: true }, (context) =>
  answerGuest(context.request, {
    read: (token) => readPublishedMenu(token, () => context.supabase),
    translations: () => modelTranslations(context),
  }),
);

export const config: Config = {
  path: ['/menu/:token', '/nl/menu/:token', '/de/menu/:token', '/es/menu/:token', '/fr/menu/:token'],
  method: 'GET',
};
