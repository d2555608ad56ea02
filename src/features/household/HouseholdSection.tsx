import { useState } from 'react';
import type { Household } from '../../contracts/people/household.ts';
import { HOUSEHOLD_LIMITS } from '../../contracts/people/householdLimits.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import type { Messages } from '../../i18n/messages.ts';
import { callApi } from '../../lib/api.ts';
import { createLoader } from '../../stores/loader.ts';
import { mayBeSignedIn, reader } from '../../stores/reader.ts';
import { syncDrinkLists } from '../../stores/syncDrinkLists.ts';
import { syncStock } from '../../stores/syncStock.ts';
import { syncSwaps } from '../../stores/syncSwaps.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { BUTTON } from '../../ui/styles.ts';
import { NameForm } from '../invitations/NameForm.tsx';
import { useAct } from '../invitations/useAct.ts';
import { useInvitation } from '../invitations/useInvitation.ts';
import { explainProblem, type HouseholdTranslator } from './householdText.ts';
import { Invitations } from './Invitations.tsx';
import { Invited } from './Invited.tsx';
import { Members } from './Members.tsx';

interface Props {
  locale: Locale;
  messages: Messages<'household' | 'invitations'>;
}

/** Null for an account that is in none. */
interface Answer {
  household: Household | null;
}

const read = async () => (await callApi('/api/household')) as Answer;

async function load(): Promise<Answer & { firstName: string }> {
  if (!mayBeSignedIn()) return { household: null, firstName: '' };
  const [answer, user] = await Promise.all([read(), reader.load().catch(() => null)]);
  return { ...answer, firstName: user?.firstName ?? '' };
}

/** With whom the reader shares the shelf, and the way in and out. */
export function HouseholdSection({ locale, messages }: Props) {
  const [t] = useState<HouseholdTranslator>(() => createTranslator(messages, locale));
  const [loader] = useState(() => createLoader(load));
  const loaded = useLoader(loader);
  /** What the account said after a change. */
  const [changed, setChanged] = useState<Answer>();
  const [invitation, forget] = useInvitation('household');
  const { act: perform, isBusy, status, said } = useAct((error) => explainProblem(error, t));

  /** Does one thing at a time, shows what came of it, and says so. */
  const act = (work: () => Promise<string>) =>
    perform(async () => {
      const text = await work();
      setChanged(await read());
      return text;
    });

  if (loaded.status === 'loading') return <p role="status">{t('household.loading')}</p>;
  if (loaded.status === 'failed')
    return (
      <div role="alert">
        <p>{t('household.failed')}</p>
        <button type="button" onClick={loader.retry} className={`${BUTTON.action} mt-3 px-4`}>
          {t('household.retry')}
        </button>
      </div>
    );
  const { household } = changed ?? loaded.value;
  const { firstName } = loaded.value;
  return (
    <div data-household aria-busy={isBusy}>
      {invitation !== undefined && mayBeSignedIn() && (
        <Invited
          key={invitation}
          {...{ t, firstName, isBusy }}
          token={invitation}
          isMember={household !== null}
          onJoin={(name) =>
            void act(async () => {
              await callApi('/api/household/join', { method: 'POST', body: { token: invitation, name } });
              forget();
              meetShelf();
              return t('household.joined');
            })
          }
          onDismiss={forget}
        />
      )}
      <p {...status}>{said}</p>
      {household === null && invitation === undefined && (
        <>
          <p className="text-soft">{t('household.text', { number: HOUSEHOLD_LIMITS.members })}</p>
          <p className="mt-2 mb-6 text-soft">{t('household.personal')}</p>
          <NameForm
            {...{ t, firstName, isBusy }}
            label={t('household.name')}
            hint={t('household.name.hint')}
            action={t('household.create')}
            onName={(name) =>
              void act(async () => {
                await callApi('/api/household', { method: 'PUT', body: { name } });
                return t('household.created');
              })
            }
          />
        </>
      )}
      {household !== null && (
        <>
          <Members
            {...{ t, household, isBusy }}
            onRemove={({ id, name, isSelf }) =>
              void act(async () => {
                await callApi(`/api/household/members/${id}`, { method: 'DELETE' });
                meetShelf();
                return isSelf ? t('household.left') : t('household.removed', { name });
              })
            }
          />
          <Invitations {...{ t, household, isBusy, act }} />
        </>
      )}
    </div>
  );
}

/** Brings this browser what the household has, and the names of those who are in it. */
function meetShelf(): void {
  void Promise.all([syncStock(), syncSwaps(), syncDrinkLists()]);
}
