import type { Config } from '@netlify/functions';
import type { TranslationState } from '../../src/contracts/site/translation.ts';
import { handle } from '../lib/handle.ts';
import { hasModel } from '../services/translation/siteTranslations.ts';

/** Whether there is a model that translates, so that nobody is offered what cannot be. */
export default handle({ auth: 'none' }, ({ requestId }): TranslationState => ({
  isAvailable: hasModel(requestId),
}));

export const config: Config = { path: '/api/translate', method: 'GET' };
