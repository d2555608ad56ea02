/** A line as one number: the ingredient's place, and whether no relative will do. */
export function lineCode(place: number, specific: boolean): number {
  return place * 2 + Number(specific);
}

/** What {@link lineCode} says. */
export function readLineCode(code: number): { place: number; specific: boolean } {
  return { place: code >> 1, specific: code % 2 === 1 };
}
