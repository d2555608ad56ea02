import { useStore } from '@nanostores/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { $listShares, shareList, syncDrinkLists, unshareList } from '../../stores/syncDrinkLists.ts';
import { copyText } from '../../ui/copyText.ts';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const linkId = useId();
  const part = useRef<HTMLElement>(null);
  const isSwitching = useRef(false);
  useLayoutEffect(() => {
    if (isBusy || !isSwitching.current) return;
    isSwitching.current = false;
    // What was pressed is gone: what came in its place has the focus.
    const link = part.current?.querySelector<HTMLElement>('[readonly]');
    (link ?? part.current?.querySelector('button'))?.focus();
  }, [isBusy]);

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
  const turnOn = (isByName: boolean, text?: string) =>
    act(() => syncDrinkLists().then(() => shareList(id, isByName)), text);

  const link = share && `${location.origin}${prefix}/shared-list#${share.token}`;
  return (
    <section
      ref={part}
      aria-label={t('lists.share')}
      className="mt-9 max-w-text border-t border-line pt-5 print:hidden"
    >
      {share === undefined && (
        <button
          type="button"
          className={`${BUTTON.action} px-4`}
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return;
            isSwitching.current = true;
            void turnOn(false, t('lists.share.started'));
          }}
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
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('lists.share.stop')}
          </button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('lists.share.ask')}
          text={t('lists.share.ask.text')}
          confirm={t('lists.share.stop')}
          cancel={t('lists.share.keep')}
          busy={undefined}
          isDangerous
          onConfirm={() => {
            setAsking(false);
            isSwitching.current = true;
            void act(() => unshareList(id), t('lists.share.stopped'));
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
      <p role="status" className="mt-2 text-small text-brass empty:hidden">
        {said}
      </p>
    </section>
  );
}
