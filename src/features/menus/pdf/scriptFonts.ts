import { loadPart } from '../../../lib/lazyPart.ts';
import { chooseScriptFonts, type ScriptChoice } from './chooseScriptFonts.ts';

/** A typeface of letters that those of the menu lack. */
export interface ScriptFont {
  name: string;
  /** TrueType. */
  bytes: ArrayBuffer;
}

/**
 * Fetches the typefaces that a menu needs beside its own, each file once; nothing for a menu without such letters.
 *
 * @param fetchFile gives the file of a name
 * @throws Error where one cannot be had
 */
export async function loadScriptFonts(
  text: string,
  isInFace: (cluster: string) => boolean,
  { signal, keep }: { signal: AbortSignal; keep: Map<string, Promise<ArrayBuffer>> },
): Promise<{ scripts: ScriptFont[]; isPrintable: ScriptChoice['isPrintable'] }> {
  const { SCRIPT_FILES, scriptFontAddress } = await loadPart(() => import('./scriptFontIndex.ts'));
  const { names, isPrintable } = chooseScriptFonts(text, isInFace, SCRIPT_FILES);
  const scripts = names.map(async (name) => {
    const loading = keep.get(name) ?? fetchFont(scriptFontAddress(name), signal);
    keep.set(name, loading);
    loading.catch(() => keep.delete(name));
    return { name, bytes: await loading };
  });
  return { scripts: await Promise.all(scripts), isPrintable };
}

async function fetchFont(address = '', signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return unpackFont(await answer.blob());
}

/** The TrueType file in a gzipped one. */
export function unpackFont(packed: Blob): Promise<ArrayBuffer> {
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
