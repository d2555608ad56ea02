import type { APIRoute } from 'astro';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { OfflineNotices } from '../../../features/offline/notices.ts';
import { languagePaths } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props }) => {
  const t = translator(props.locale);
  return Response.json({
    update: t('offline.update'),
    reload: t('offline.reload'),
    sent: t('offline.sent'),
    error: t('favorites.error'),
    refused: t('offline.refused'),
  } satisfies OfflineNotices);
};
