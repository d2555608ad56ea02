/** Compares drinks by their numeric ids. */
export function byId(a: { id: string }, b: { id: string }): number {
  return Number(a.id) - Number(b.id);
}
