import type { Translator } from '../../i18n/createTranslator.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { apiProblem } from '../../lib/apiProblem.ts';

export type InvitationTranslator = Translator<MessageKey<'invitations'>>;

/** What went wrong with people and invitations, where nothing more precise is known. */
export function explainInvitationProblem(error: unknown, t: InvitationTranslator): string {
  switch (apiProblem(error)) {
    case 'not_found':
      return t('invitations.gone');
    case 'rate_limited':
      return t('invitations.limited');
    case 'offline':
      return t('invitations.offline');
    default:
      return t('invitations.error');
  }
}
