import { DRINK_LIST_LIMITS } from '../../contracts/drink-lists/drinkListLimits.ts';
import { HOUSEHOLD_LIMITS } from '../../contracts/people/householdLimits.ts';
import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import type { Translator } from '../../i18n/createTranslator.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { explainInvitationProblem } from '../invitations/invitationText.ts';
import { apiProblem, readQuota } from '../../lib/apiProblem.ts';

export type HouseholdTranslator = Translator<MessageKey<'household' | 'invitations'>>;

/** What went wrong with a change of the household, and what to do. */
export function explainProblem(error: unknown, t: HouseholdTranslator): string {
  const quota = readQuota(error)?.of;
  if (quota === 'members') return t('household.full.members', { number: HOUSEHOLD_LIMITS.members });
  if (quota === 'invitations') return t('invitations.full', { number: HOUSEHOLD_LIMITS.invitations });
  if (quota === 'shelf') return t('household.full.shelf', { number: SHELF_LIMITS.entries });
  if (quota === 'lists') return t('household.full.lists', { number: DRINK_LIST_LIMITS.lists });
  return apiProblem(error) === 'conflict' ? t('household.member') : explainInvitationProblem(error, t);
}
