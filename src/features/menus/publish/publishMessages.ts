import type { Messages } from '../../../i18n/messages.ts';

/** The messages of publishing in one language, which the page gives to the island. */
export type PublishMessages = Messages<'menuPublish'>;
