import { useId } from 'react';
import { copyText } from '../../ui/copyText.ts';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import type { InvitationTranslator } from './invitationText.ts';

interface Props {
  t: InvitationTranslator;
  /** What stands before the secret: "/de/account#household=". */
  path: string;
  token: string;
}

const BUTTON_HERE = `${BUTTON.action} px-4`;
const FIELD_HERE = `h-12 min-w-0 grow basis-48 ${FIELD}`;

/** The link of an invitation that was just made: nobody can read it again. */
export function MadeLink({ t, path, token }: Props) {
  const id = useId();
  const link = `${location.origin}${path}${token}`;
  return (
    <>
      <label htmlFor={id} className="mt-4 block text-small font-medium">
        {t('invitations.link')}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input id={id} readOnly value={link} className={FIELD_HERE} />
        <button
          type="button"
          className={BUTTON_HERE}
          onClick={() =>
            void copyText(link, t('invitations.copied'), {
              title: t('invitations.not-copied'),
              tone: 'error',
            })
          }
        >
          {t('invitations.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className={BUTTON_HERE}
            onClick={() => {
              // Whoever closes the sheet has changed their mind.
              navigator.share({ url: link }).catch(() => undefined);
            }}
          >
            {t('invitations.share')}
          </button>
        )}
      </div>
    </>
  );
}
