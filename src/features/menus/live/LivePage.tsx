import { useEffect, useMemo, useState } from 'react';
import type { Menu } from '../../../contracts/menus/menu.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { pickMenuContent } from '../../../domain/menus/menuContent.ts';
import { toMenuInput, type MenuDraft } from '../../../domain/menus/menuDraft.ts';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import { menuSources } from '../pdf/menuSources.ts';
import { PDF_MESSAGES } from '../pdf/pdfSay.ts';
import { previewChoices } from '../pdf/printChoices.ts';
import { PrintPreview } from '../pdf/PrintPreview.tsx';
import { usePreview } from '../pdf/usePreview.ts';

interface Props {
  locale: Locale;
  /** Id of the menu, or of its draft while it is new. */
  id: string;
  draft: MenuDraft;
  publication: Menu['publication'];
}

/** Pause after a change before the pages are laid out anew. */
const LAYOUT_DELAY_MS = 500;

/** The pages of a draft as they would be printed now, in the design that was exported last. */
export function LivePage({ locale, id, draft, publication }: Props) {
  const say = useMemo(() => createTranslator(PDF_MESSAGES[locale], locale), [locale]);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(draft);
    }, LAYOUT_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft]);
  const leaving = useMemo(() => new AbortController(), []);
  useEffect(
    () => () => {
      leaving.abort();
    },
    [leaving],
  );
  const sources = useMemo(() => menuSources(leaving.signal), [leaving]);
  const menu = useMemo(() => toMenu(id, settled, publication), [id, settled, publication]);
  const choices = useMemo(() => previewChoices(id, locale), [id, locale]);
  const state = usePreview(menu, choices, sources, attempt);
  return (
    <PrintPreview
      {...{ say, state }}
      isBeside
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}

/** A draft as it would be if it were saved. */
function toMenu(id: string, draft: MenuDraft, publication: Menu['publication']): Menu {
  const input = toMenuInput(draft);
  const content = pickMenuContent({ ...input, sections: input.sections ?? [] });
  return { ...content, id, publication, version: 1, updatedAt: '', isArchived: false };
}
