import { useCallback, useEffect, useRef, useState } from 'react';
import type { Menu } from '../../../contracts/menus/menu.ts';
import type { Unprintable } from '../../../domain/menus/document/findUnprintable.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import type { MenuSources } from './menuSources.ts';
import { exportMenu, UnprintableMenu, type ExportChoices, type ExportedMenu } from './exportMenu.ts';

export type ExportState =
  | { status: 'choosing' }
  | { status: 'working'; done: number }
  | { status: 'failed' }
  /** Characters of the menu cannot be printed. */
  | { status: 'unprintable'; parts: readonly Unprintable[] }
  | ({ status: 'done' } & Pick<ExportedMenu, 'fileName' | 'hasUntranslated'>);

/**
 * Makes the PDF of a menu and hands it to the browser.
 *
 * @param onEnd told of each end but a cancelled one
 * @returns the state, what starts, and what cancels; leaving the dialog cancels too
 */
export function useExport(
  menu: Menu,
  sources: MenuSources,
  onEnd: (state: Extract<ExportState, { status: 'failed' | 'unprintable' | 'done' }>) => void,
): { state: ExportState; start: (choices: ExportChoices) => void; cancel: () => void } {
  const [state, setState] = useState<ExportState>({ status: 'choosing' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (choices: ExportChoices) => {
    running.current?.abort();
    const leaving = (running.current = new AbortController());
    const { signal } = leaving;
    setState({ status: 'working', done: 0 });
    const end = (ended: Parameters<typeof onEnd>[0]) => {
      setState(ended);
      onEnd(ended);
    };
    try {
      const made = await exportMenu(menu, choices, sources, {
        signal,
        onProgress: (done) => {
          if (!signal.aborted) setState({ status: 'working', done });
        },
      });
      if (signal.aborted) return;
      const { bytes, fileName, hasUntranslated } = made;
      saveFile(new Blob([bytes], { type: 'application/pdf' }), fileName);
      end({ status: 'done', fileName, hasUntranslated });
    } catch (error) {
      if (signal.aborted) return;
      // Recipes that are still on their way come later, and would tell of progress.
      leaving.abort();
      if (error instanceof UnprintableMenu) end({ status: 'unprintable', parts: error.parts });
      else end({ status: 'failed' });
    }
  };
  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ status: 'choosing' });
  }, []);
  return { state, start: (choices) => void run(choices), cancel };
}
