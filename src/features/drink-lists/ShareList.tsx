import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { $listShares, shareList, syncDrinkLists, unshareList } from '../../stores/syncDrinkLists.ts';
import { copyText } from '../../ui/copyText.ts';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import type { ListTranslator } from './listTexts.ts';

interface Props {
  t: ListTranslator;
  prefix: string;
  id: string;
}

/** The link that shows a list to others, and what takes it back. */
export function ShareList({ t, prefix, id }: Props) {
  const share = useStore($listShares)[id];
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** What was ticked, until the account has answered. */
  const [isNameWanted, setNameWanted] = useState<boolean>();
  const linkId = useId();

  async function act(change: () => Promise<unknown>, text = '') {
    setBusy(true);
    try {
      await change();
      setSaid(text);
    } catch {
      setSaid(t('lists.share.failed'));
    }
    setBusy(false);
  }
  const turnOn = (isByName: boolean) => act(() => syncDrinkLists().then(() => shareList(id, isByName)));

  const link = share && `${location.origin}${prefix}/shared-list#${share.token}`;
  return (
    <section aria-label={t('lists.share')} className="mt-9 max-w-text border-t border-line pt-5 print:hidden">
      {share === undefined && (
        <button
          type="button"
          className={`${BUTTON.action} px-4`}
          disabled={isBusy}
          onClick={() => void turnOn(false)}
        >
          {t('lists.share')}
        </button>
      )}
      <p className="mt-2 text-small text-soft">{t('lists.share.text')}</p>
      {share !== undefined && link !== undefined && (
        <>
          <label htmlFor={linkId} className="mt-3.5 block text-small font-medium">
            {t('lists.share.link')}
          </label>
          <div className="mt-2 flex gap-2">
            <input id={linkId} readOnly value={link} className={`h-12 min-w-0 grow ${FIELD}`} />
            <button
              type="button"
              className={`${BUTTON.action} px-4`}
              onClick={() =>
                void copyText(link, t('lists.share.copied'), {
                  title: t('lists.share.not-copied'),
                  tone: 'error',
                })
              }
            >
              {t('lists.share.copy')}
            </button>
          </div>
          <TickBox
            label={t('lists.share.name')}
            isTicked={isNameWanted ?? share.isByName}
            onTick={(isTicked) => {
              setNameWanted(isTicked);
              void turnOn(isTicked).then(() => {
                setNameWanted(undefined);
              });
            }}
            className="mt-2 flex text-small"
          />
          <button
            type="button"
            className={BUTTON.text}
            disabled={isBusy}
            onClick={() => void act(() => unshareList(id), t('lists.share.stopped'))}
          >
            {t('lists.share.stop')}
          </button>
        </>
      )}
      <p role="status" className="mt-2 text-small text-brass empty:hidden">
        {said}
      </p>
    </section>
  );
}
