import { useEffect, useState } from 'react';
import type { Menu } from '../../../contracts/menus/menu.ts';
import type { MenuDocument } from '../../../domain/menus/document/layMenu.ts';
import type { Unprintable } from '../../../domain/menus/document/findUnprintable.ts';
import { installFonts } from './drawPage.ts';
import type { ExportChoices } from './exportMenu.ts';
import { layInWorker } from './makeInWorker.ts';
import type { PdfOrder } from './makePdf.ts';
import type { MenuSources } from './menuSources.ts';
import { unlessAborted } from './unlessAborted.ts';

/** The pages of a menu as they will be printed. */
export interface Preview {
  document: MenuDocument;
  order: PdfOrder;
  /** What cannot be printed; the preview leaves it out. */
  unprintable: readonly Unprintable[];
}

export type PreviewState =
  /** `shown` are the pages of the choices before, while those of the new ones are laid out. */
  { status: 'working' | 'failed'; shown: Preview | undefined } | { status: 'ready'; shown: Preview };

/** Lays the pages out anew whenever the menu or the choices change; `attempt` is raised to try once more. */
export function usePreview(
  menu: Menu,
  choices: ExportChoices,
  sources: MenuSources,
  attempt: number,
): PreviewState {
  const [state, setState] = useState<PreviewState>({ status: 'working', shown: undefined });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const lay = async () => {
      try {
        const { order, unprintable } = await unlessAborted(
          sources.load(menu, choices, () => undefined),
          signal,
        );
        const [document] = await Promise.all([layInWorker(order, signal), installFonts(order)]);
        if (!signal.aborted) setState({ status: 'ready', shown: { document, order, unprintable } });
      } catch {
        if (!signal.aborted) setState(({ shown }) => ({ status: 'failed', shown }));
      }
    };
    setState(({ shown }) => ({ status: 'working', shown }));
    void lay();
    return () => {
      leaving.abort();
    };
  }, [menu, choices, sources, attempt]);
  return state;
}
