import index from '../../../assets/fonts/print/scripts/index.json';
import type { ScriptFile } from './chooseScriptFonts.ts';

/** The files of the scripts (tools/fonts/scriptFonts.py). Loaded only where a menu has letters beyond its typefaces. */
export const SCRIPT_FILES: readonly ScriptFile[] = index;

const addresses: Record<string, string> = import.meta.glob('../../../assets/fonts/print/scripts/*.font', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Address of a file. */
export function scriptFontAddress(name: string): string | undefined {
  return addresses[`../../../assets/fonts/print/scripts/${name}.font`];
}
