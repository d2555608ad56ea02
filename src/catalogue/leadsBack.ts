/** Whether one comes back to where one started by going on to the next again and again. */
export function leadsBack(start: string, next: (id: string) => string | undefined): boolean {
  const seen = new Set<string>();
  for (let at = next(start); at !== undefined; at = next(at)) {
    if (at === start) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}
