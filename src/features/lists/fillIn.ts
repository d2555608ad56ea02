/** A message with its {{placeholders}} filled in. */
export function fillIn(message: string, values: Record<string, string>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
