import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { translateMenu } from '../../../domain/menus/menuTranslations.ts';
import { listOwnWords } from '../../../domain/menus/ownWords.ts';
import type { Unprintable } from '../../../domain/menus/document/findUnprintable.ts';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import { showToast } from '../../../ui/toast.ts';
import { isHouseInPrint } from '../../../domain/branding/houseBrand.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { loadLook } from '../brand/brandCalls.ts';
import { createLoader } from '../../../stores/loader.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { STYLE } from '../styles.ts';
import { ExportForm } from './ExportForm.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { menuSources, loadRecipes } from './menuSources.ts';
import { PDF_MESSAGES } from './pdfSay.ts';
import { firstChoices, keepChoices } from './printChoices.ts';
import { PrintPreview } from './PrintPreview.tsx';
import { UnprintableNotice } from './UnprintableNotice.tsx';
import { useExport, type ExportState } from './useExport.ts';
import { usePreview } from './usePreview.ts';

interface Props {
  menu: Menu;
  /** Language of the page; the menu starts out in it. */
  locale: Locale;
  onClose: () => void;
}

/**
 * Asks how a menu is to be printed, shows it, and makes the PDF. Open while it is mounted; load it lazily, since it brings its
 * messages along.
 */
export function ExportDialog({ menu, locale, onClose }: Props) {
  const say = useMemo(() => createTranslator(PDF_MESSAGES[locale], locale), [locale]);
  const [choices, setChoices] = useState(() => firstChoices(menu.id, locale));
  const [attempt, setAttempt] = useState(0);
  const leaving = useMemo(() => new AbortController(), []);
  useEffect(
    () => () => {
      leaving.abort();
    },
    [leaving],
  );
  const sources = useMemo(() => menuSources(leaving.signal), [leaving]);
  const preview = usePreview(menu, choices, sources, attempt);
  const [look] = useState(() => createLoader(() => loadLook(menu.id)));
  const brand = useLoader(look);
  const hasUnchecked = translateMenu(menu, choices.locale).byModel.size > 0;
  const left = preview.shown?.document.left ?? 0;
  const { state, start, cancel } = useExport(menu, sources, (ended) => {
    if (ended.status !== 'done') {
      const text = say(ended.status === 'failed' ? 'menuPdf.failed.text' : 'menuPdf.unprintable');
      showToast({ title: say('menuPdf.failed'), text, tone: 'error' });
      return;
    }
    showToast({ title: say('menuPdf.done'), text: ended.fileName });
    if (!ended.hasUntranslated) onClose();
  });
  // What the preview shows is of the choices as they are now.
  const unprintable = preview.status === 'ready' ? preview.shown.unprintable : unprintableOf(state);

  return (
    <Modal title={say('menuPdf.title')} isWide onClose={onClose}>
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
          <p className={STYLE.notice}>{say('menuPdf.untranslated')}</p>
          <button type="button" data-close className={`${STYLE.button} min-h-12 justify-self-start`}>
            {say('menuPdf.close')}
          </button>
        </div>
      ) : (
        <>
          {state.status === 'working' && (
            <ExportProgress
              {...{ say, done: state.done, total: loadRecipes(menu).length, onCancel: cancel }}
            />
          )}
          {/* Kept while the PDF is made, so that what was chosen is still there after a failure. */}
          <div
            hidden={state.status === 'working'}
            className="mt-6 grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] [&[hidden]]:hidden"
          >
            <ExportForm
              {...{ say, choices, pageLocale: locale, hasOwnWords: listOwnWords(menu).length > 0 }}
              cocktailIds={menu.cocktailIds}
              hasBrand={brand.status === 'ready' && !isHouseInPrint(brand.value)}
              isWhole={left === 0 && unprintable.length === 0}
              onChoose={setChoices}
              onExport={(chosen) => {
                keepChoices(menu.id, chosen);
                showToast({ title: say('menuPdf.working') });
                start(chosen);
              }}
            />
            <div className="grid content-start gap-4 md:sticky md:top-0">
              {hasUnchecked && <p className={STYLE.notice}>{say('menuPdf.unchecked')}</p>}
              {left > 0 && (
                <p role="alert" className={STYLE.notice}>
                  {say.count('menuPdf.left', left)}
                </p>
              )}
              {unprintable.length > 0 && <UnprintableNotice {...{ say, parts: unprintable }} />}
              <PrintPreview
                {...{ say, state: preview }}
                onRetry={() => {
                  setAttempt(attempt + 1);
                }}
              />
            </div>
          </div>
        </>
      )}
    </Modal>
  );
}

function unprintableOf(state: ExportState): readonly Unprintable[] {
  return state.status === 'unprintable' ? state.parts : [];
}
