/** How far a reader had come in a filtered list. */
export interface Place {
  /** Cards that were shown. */
  shown: number;
  /** Pixels that the page was scrolled by. */
  top: number;
}

/** The place that this entry of the browser's history was left at. */
export function rememberedPlace(): Place | undefined {
  const { list } = (history.state ?? {}) as { list?: Partial<Place> };
  const { shown, top } = list ?? {};
  return typeof shown === 'number' && typeof top === 'number' ? { shown, top } : undefined;
}

/** Notes the place in this entry of the history, for Back. */
export function rememberPlace(place: Place): void {
  try {
    history.replaceState({ ...(history.state as object | null), list: place }, '');
  } catch {
    // Without it, Back leads to the top of the list.
  }
}
