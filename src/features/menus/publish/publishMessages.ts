import type { menuPublish } from '../../../i18n/messages/menuPublish.ts';

/** The messages of publishing in one language, given to the island so that it loads no translator. */
export type PublishMessages = (typeof menuPublish)['en'];
