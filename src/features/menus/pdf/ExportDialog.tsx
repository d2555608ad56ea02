import { useMemo } from 'react';
import type { Locale } from '../../../contracts/locale.ts';
import type { Menu } from '../../../contracts/menu.ts';
import { ownWordsOf } from '../../../domain/ownWords.ts';
import { menuPdf } from '../../../i18n/messages/menuPdf.ts';
import { createSay } from '../../../i18n/say.ts';
import { showToast } from '../../../ui/toast.ts';
import { Modal } from '../Modal.tsx';
import { STYLE } from '../styles.ts';
import { ExportForm } from './ExportForm.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { firstChoices, keepDesign } from './firstChoices.ts';
import { useExport } from './useExport.ts';

interface Props {
  menu: Menu;
  /** Language of the page; the menu starts out in it. */
  locale: Locale;
  onClose: () => void;
}

/**
 * Asks how a menu is to be printed and makes the PDF. Open while it is mounted; load it lazily, since it brings its
 * messages along.
 */
export function ExportDialog({ menu, locale, onClose }: Props) {
  const say = useMemo(() => createSay(menuPdf[locale], locale), [locale]);
  const first = useMemo(() => firstChoices(locale), [locale]);
  const { state, start, cancel } = useExport(menu, (ended) => {
    if (ended.status === 'failed') {
      showToast({ title: say('menuPdf.failed'), text: say('menuPdf.failed.text'), tone: 'error' });
      return;
    }
    showToast({ title: say('menuPdf.done'), text: ended.fileName });
    if (ended.lost.length === 0 && !ended.hasUntranslated) onClose();
  });

  return (
    <Modal title={say('menuPdf.title')} onClose={onClose}>
      <p className="mt-2 text-soft">
        <bdi>{menu.name}</bdi>
      </p>
      {state.status === 'failed' && (
        <p role="alert" className="mt-5 border-l-3 border-alert py-1 pl-4 text-small">
          <strong className="block font-semibold">{say('menuPdf.failed')}</strong>
          {say('menuPdf.failed.text')}
        </p>
      )}
      {state.status === 'done' ? (
        <div className="mt-5 grid gap-5">
          {state.lost.length > 0 && (
            <p className={STYLE.notice}>{say('menuPdf.lost', { characters: state.lost.join(' ') })}</p>
          )}
          {state.hasUntranslated && <p className={STYLE.notice}>{say('menuPdf.untranslated')}</p>}
          <button type="button" data-close className={`${STYLE.button} min-h-12 justify-self-start`}>
            {say('menuPdf.close')}
          </button>
        </div>
      ) : (
        <>
          {state.status === 'working' && (
            <ExportProgress
              {...{ say, done: state.done, total: menu.cocktailIds.length, onCancel: cancel }}
            />
          )}
          {/* Kept while the PDF is made, so that what was chosen is still there after a failure. */}
          <div hidden={state.status === 'working'}>
            <ExportForm
              {...{ say, first, pageLocale: locale, hasOwnWords: ownWordsOf(menu).length > 0 }}
              onExport={(choices) => {
                keepDesign(choices.design);
                showToast({ title: say('menuPdf.working') });
                start(choices);
              }}
            />
          </div>
        </>
      )}
    </Modal>
  );
}
