/** How far a reader had come in a list. */
export interface Place {
  /** Cards that there were. */
  shown: number;
  /** Pixels that a card takes in height, to keep room for those that are not made. */
  height: number;
  /** Which drink stood at the top of the screen, by its number in the list, and how many pixels below it. */
  first: number;
  top: number;
}

/** The place that this entry of the browser's history was left at. */
export function rememberedPlace(): Place | undefined {
  const { list } = (history.state ?? {}) as { list?: Partial<Place> };
  const { shown, height, first, top } = list ?? {};
  const isWhole = [shown, height, first, top].every((value) => typeof value === 'number');
  return isWhole ? (list as Place) : undefined;
}

/** Notes the place in this entry of the history, for Back. */
export function rememberPlace(place: Place): void {
  try {
    history.replaceState({ ...(history.state as object | null), list: place }, '');
  } catch {
    // Without it, Back leads to the top of the list.
  }
}
