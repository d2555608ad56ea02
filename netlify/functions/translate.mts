import type { Config } from '@netlify/functions';
import { translationRequestSchema, type Translation } from '../../src/contracts/site/translation.ts';
import { handle } from '../lib/handle.ts';
import { siteTranslations } from '../services/translation/siteTranslations.ts';

export default handle({ auth: 'optional', body: translationRequestSchema }, async (asker) => {
  const { text, targetLang } = asker.body;
  const translatedText = await siteTranslations(asker).translate(text, targetLang, asker.signal);
  return { translatedText } satisfies Translation;
});

export const config: Config = { path: '/api/translate', method: 'POST' };
