/** What one comes to by going on to the next again and again, each once. */
export function lineage(start: string, next: (id: string) => string | undefined): string[] {
  const line: string[] = [];
  for (let at = next(start); at !== undefined && !line.includes(at); at = next(at)) line.push(at);
  return line;
}

/** Whether `end` is `start` itself or one of those that `next` leads to from there. */
export function isOfLine(start: string, end: string, next: (id: string) => string | undefined): boolean {
  return start === end || lineage(start, next).includes(end);
}
