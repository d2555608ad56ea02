import { useId, useRef, useState } from 'react';
import { HOUSEHOLD_LIMITS, INVITATION_HASH } from '../../contracts/people/householdLimits.ts';
import type { Household, MadeInvitation } from '../../contracts/people/household.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { callApi } from '../../lib/api.ts';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { useLack } from '../../ui/useLack.tsx';
import { MadeLink } from '../invitations/MadeLink.tsx';
import { OpenInvitations } from '../invitations/OpenInvitations.tsx';
import type { HouseholdTranslator } from './householdText.ts';

interface Props {
  t: HouseholdTranslator;
  household: Household;
  isBusy: boolean;
  /** Does something, and says what came of it. */
  act: (work: () => Promise<string>) => Promise<void>;
}

const BUTTON_HERE = `${BUTTON.action} px-4`;
const FIELD_HERE = `h-12 min-w-0 grow basis-48 ${FIELD}`;

/** Invites others by a link, which is shown once, or by mail, and takes invitations back. */
export function Invitations({ t, household: { members, invitations }, isBusy, act }: Props) {
  const [made, setMade] = useState<MadeInvitation>();
  const field = useRef<HTMLInputElement>(null);
  const lack = useLack(t('household.email.wrong'));
  const emailId = useId();
  const isFull = members.length >= HOUSEHOLD_LIMITS.members;
  const isOpen = made !== undefined && invitations.some(({ id }) => id === made.id);

  const invite = (email: string | null) =>
    act(async () => {
      const body = { email, locale: t.locale };
      const answer = (await callApi('/api/household/invitations', {
        method: 'POST',
        body,
      })) as MadeInvitation;
      setMade(answer);
      if (email === null) return t('invitations.made');
      if (!answer.isMailed) return t('household.unsent');
      if (field.current) field.current.value = '';
      return t('household.sent', { email });
    });

  return (
    <div className="mt-7">
      <h3 className="font-sans font-medium">{t('household.invite')}</h3>
      <p className="mt-1 text-small text-soft">
        {isFull
          ? t('household.full.members', { number: HOUSEHOLD_LIMITS.members })
          : t('household.invite.text')}
      </p>
      {!isFull && (
        <>
          <button
            type="button"
            aria-disabled={isBusy}
            className={`${BUTTON_HERE} mt-3`}
            onClick={() => void invite(null)}
          >
            {t('invitations.create')}
          </button>
          {isOpen && (
            <MadeLink
              {...{ t, token: made.token }}
              path={`${localizedPath(t.locale, '/account')}${INVITATION_HASH}`}
            />
          )}
          <form
            noValidate
            className="mt-4"
            onSubmit={(event) => {
              event.preventDefault();
              const email = field.current?.value.trim() ?? '';
              const isWrong = field.current?.validity.valid !== true;
              lack.setLacking(isWrong);
              if (isWrong) field.current?.focus();
              else if (!isBusy) void invite(email);
            }}
          >
            <label htmlFor={emailId} className="block text-small font-medium">
              {t('household.email')}
            </label>
            <div className="mt-2 flex flex-wrap gap-2">
              <input
                id={emailId}
                ref={field}
                type="email"
                required
                autoComplete="off"
                {...lack.field}
                onChange={() => {
                  lack.setLacking(false);
                }}
                className={`aria-invalid:border-alert ${FIELD_HERE}`}
              />
              <button type="submit" aria-disabled={isBusy} className={BUTTON_HERE}>
                {t('household.send')}
              </button>
            </div>
            {lack.message}
          </form>
        </>
      )}
      <OpenInvitations
        {...{ t, invitations, isBusy }}
        onWithdraw={(id) =>
          void act(async () => {
            await callApi(`/api/household/invitations/${id}`, { method: 'DELETE' });
            return t('invitations.withdrawn');
          })
        }
      />
    </div>
  );
}
