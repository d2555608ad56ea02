import deco from '../../../assets/fonts/print/deco.ttf?url';
import decoStrong from '../../../assets/fonts/print/decoStrong.ttf?url';
import display from '../../../assets/fonts/print/display.ttf?url';
import italic from '../../../assets/fonts/print/italic.ttf?url';
import sans from '../../../assets/fonts/print/sans.ttf?url';
import serif from '../../../assets/fonts/print/serif.ttf?url';
import strong from '../../../assets/fonts/print/strong.ttf?url';
import type { Pairing } from '../../../contracts/bars/brandLimits.ts';
import { FACES } from '../../../domain/menus/document/page.ts';
import { PAIRED, type FontFiles } from './menuFonts.ts';

const ADDRESSES = { display, serif, italic, sans, strong, deco, decoStrong };

/** Fetches the typefaces of a pairing, each file once. */
export async function loadFonts(pairing: Pairing, signal: AbortSignal): Promise<FontFiles> {
  const load = async (url: string) => {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new Error(`${answer.status}: ${url}`);
    return answer.arrayBuffer();
  };
  const names = PAIRED[pairing];
  const files = new Map(Object.values(names).map((name) => [name, load(ADDRESSES[name])]));
  const faces = FACES.map(async (face) => [face, await files.get(names[face])] as const);
  return Object.fromEntries(await Promise.all(faces)) as FontFiles;
}
