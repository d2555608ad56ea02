import display from '../../../assets/fonts/print/display.ttf?url';
import italic from '../../../assets/fonts/print/italic.ttf?url';
import sans from '../../../assets/fonts/print/sans.ttf?url';
import serif from '../../../assets/fonts/print/serif.ttf?url';
import strong from '../../../assets/fonts/print/strong.ttf?url';
import type { FontFiles } from './menuFonts.ts';

/** Fetches the typefaces. */
export async function loadFonts(signal: AbortSignal): Promise<FontFiles> {
  const load = async (url: string) => {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new Error(`${answer.status}: ${url}`);
    return answer.arrayBuffer();
  };
  const [a, b, c, d, e] = await Promise.all([display, serif, italic, sans, strong].map(load));
  if (!a || !b || !c || !d || !e) throw new Error('A typeface is missing.');
  return { display: a, serif: b, italic: c, sans: d, strong: e };
}
