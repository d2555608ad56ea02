import { useEffect, useRef, useState } from 'react';
import type { Menu, MenuVersion } from '../../../contracts/menus/menu.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { regionalLocale } from '../../../web/regionalLocale.ts';
import { keepProblem, listVersions, restoreVersion } from '../menuCalls.ts';
import type { Say } from '../menuMessages.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { STYLE } from '../styles.ts';
import { VersionEntry } from './VersionEntry.tsx';

interface Props {
  say: Say;
  menu: Menu;
  nameOf: (id: string) => string | undefined;
  /** The menu as the site has it now. */
  onStored: (menu: Menu) => void;
  onClose: () => void;
}

/** What was done last. */
interface Restored {
  /** Of the version, in words. */
  date: string;
  /** Which version the menu was before; undefined where that was taken back. */
  before: number | undefined;
}

const PROBLEMS = {
  conflict: 'menus.versions.changed',
  unknown: 'menus.versions.unknown',
  gone: 'menus.versions.gone',
  session: 'menus.versions.signed-out',
} as const;

/** What a menu was before it was saved anew: each version with its date, what differs, and the way back to it. */
export function VersionsDialog({ say, menu, nameOf, onStored, onClose }: Props) {
  const [loader] = useState(() => createLoader(() => listVersions(menu)));
  const versions = useLoader(loader);
  const [busy, setBusy] = useState<number>();
  const [restored, setRestored] = useState<Restored>();
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | 'failed'>();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The version that was pressed stands elsewhere in the list now.
    if (restored) status.current?.focus();
  }, [restored]);
  const dates = new Intl.DateTimeFormat(regionalLocale(say.locale, navigator.languages), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const dateOf = ({ savedAt }: MenuVersion) => dates.format(new Date(savedAt));

  async function restore(version: MenuVersion, isUndo: boolean) {
    if (busy !== undefined) return;
    setBusy(version.version);
    setProblem(undefined);
    try {
      onStored(await restoreVersion(menu, version));
      await loader.refresh();
      setRestored({ date: dateOf(version), before: isUndo ? undefined : menu.version });
    } catch (error) {
      const found = keepProblem(error);
      if (found.reason === 'conflict') {
        onStored(found.current);
        await loader.refresh();
      }
      setProblem(found.reason in PROBLEMS ? (found.reason as keyof typeof PROBLEMS) : 'failed');
    }
    setBusy(undefined);
  }

  const list = versions.status === 'ready' ? versions.value : [];
  const before = list.find(({ version }) => version === restored?.before);
  return (
    <Modal title={say('menus.versions')} isWide onClose={onClose}>
      <p className="mt-4 text-small wrap-anywhere text-soft">
        {say('menus.versions.text', { name: menu.name })}
      </p>
      <div role="status">
        {restored && (
          <p
            ref={status}
            tabIndex={-1}
            data-restored-version
            className={`${STYLE.notice} mt-5 flex flex-wrap items-center gap-x-5`}
          >
            {restored.before === undefined
              ? say('menus.versions.restored.undo')
              : say('menus.versions.restored', { date: restored.date })}
            {before && (
              <button
                type="button"
                aria-disabled={busy !== undefined}
                onClick={() => void restore(before, true)}
                className={STYLE.link}
              >
                {say('menus.undo')}
              </button>
            )}
          </p>
        )}
      </div>
      <p role="alert" className="mt-4 text-small text-alert empty:hidden">
        {problem && say(problem === 'failed' ? 'menus.versions.not-restored' : PROBLEMS[problem])}
      </p>
      {versions.status === 'loading' && (
        <p role="status" className="mt-6 text-soft">
          {say('menus.versions.loading')}
        </p>
      )}
      {versions.status === 'failed' && (
        <div role="alert" className="mt-6">
          <p>{say('menus.versions.failed')}</p>
          <button type="button" onClick={loader.retry} className={STYLE.link}>
            {say('menus.retry')}
          </button>
        </div>
      )}
      {versions.status === 'ready' && list.length === 0 && (
        <div className="mt-6">
          <h3 className="text-card">{say('menus.versions.none')}</h3>
          <p className="mt-2 text-soft">{say('menus.versions.none.text')}</p>
        </div>
      )}
      {list.length > 0 && (
        <ul data-versions className="mt-6 border-b border-line">
          {list.map((version) => (
            <li key={version.version} className="border-t border-line py-5">
              <VersionEntry
                {...{ say, menu, version, nameOf }}
                date={dateOf(version)}
                isBusy={busy === version.version}
                onRestore={() => void restore(version, false)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-7">
        <button type="button" data-close className={`${STYLE.button} min-h-12`}>
          {say('menus.close')}
        </button>
      </div>
    </Modal>
  );
}
