import type { Menu } from '../../../contracts/menus/menu.ts';
import type { Unprintable } from '../../../domain/menus/document/findUnprintable.ts';
import { pdfFileName } from '../../../domain/menus/document/pdfFileName.ts';
import type { PrintChoices } from '../../../domain/menus/document/printMenu.ts';
import { makeInWorker } from './makeInWorker.ts';
import type { MadePdf } from './makePdf.ts';
import type { MenuSources } from './menuSources.ts';
import { unlessAborted } from './unlessAborted.ts';

interface Running {
  signal: AbortSignal;
  /** Told after each drink; so many are there. */
  onProgress: (done: number) => void;
}

/** How a menu is printed, whether its owner's own words are translated for it, and whether it has the bar's own look. */
export interface ExportChoices extends PrintChoices {
  translatesWords: boolean;
  isBranded: boolean;
}

/** Thrown where characters of a menu cannot be printed; no file is made then. */
export class UnprintableMenu extends Error {
  readonly parts: readonly Unprintable[];

  constructor(parts: readonly Unprintable[]) {
    super('The menu has characters that no typeface has.');
    this.parts = parts;
  }
}

/** A PDF to be kept. */
export interface ExportedMenu extends MadePdf {
  fileName: string;
  /** Whether own words stand in it as they were written, although they were to be translated. */
  hasUntranslated: boolean;
}

/**
 * Makes the PDF of a saved menu.
 *
 * @throws UnprintableMenu, ApiFailure, TypeError or Error for what cannot be had (a recipe, a typeface, the logo) or where the
 *   worker fails, AbortError when cancelled
 */
export async function exportMenu(
  menu: Menu,
  choices: ExportChoices,
  sources: MenuSources,
  { signal, onProgress }: Running,
): Promise<ExportedMenu> {
  let done = 0;
  const loading = sources.load(menu, choices, () => {
    onProgress(++done);
  });
  const { order, unprintable, hasUntranslated } = await unlessAborted(loading, signal);
  if (unprintable.length > 0) throw new UnprintableMenu(unprintable);
  const made = await makeInWorker(order, signal);
  if (made.lost.length > 0) throw new UnprintableMenu([{ place: undefined, characters: made.lost }]);
  return { ...made, fileName: pdfFileName(menu.name, choices.design, choices.locale), hasUntranslated };
}
