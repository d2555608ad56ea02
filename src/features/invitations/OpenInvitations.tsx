import { BUTTON } from '../../ui/styles.ts';
import type { InvitationTranslator } from './invitationText.ts';

interface Props {
  t: InvitationTranslator;
  invitations: readonly {
    id: string;
    expiresAt: string;
    /** What it is for, where there are several kinds. */ kind?: string;
  }[];
  isBusy: boolean;
  onWithdraw: (id: string) => void;
}

/** Invitations that nobody has used yet, and until when they are valid. */
export function OpenInvitations({ t, invitations, isBusy, onWithdraw }: Props) {
  if (invitations.length === 0) return null;
  return (
    <>
      <h3 className="mt-7 font-sans font-medium">{t('invitations.open')}</h3>
      <ul className="mt-2" data-invitations>
        {invitations.map(({ id, expiresAt, kind }) => {
          const date = formatTime(expiresAt, t);
          return (
            <li
              key={id}
              className="flex min-h-12 flex-wrap items-center gap-x-4 border-t border-line last:border-b"
            >
              <span className="text-small">
                {kind !== undefined && `${kind} · `}
                {t('invitations.until', { date })}
              </span>
              <button
                type="button"
                aria-label={t('invitations.withdraw.one', { date })}
                aria-disabled={isBusy}
                className={`${BUTTON.text} ml-auto`}
                onClick={() => {
                  onWithdraw(id);
                }}
              >
                {t('invitations.withdraw')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const formatTime = (time: string, { locale }: Pick<InvitationTranslator, 'locale'>) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(time));
