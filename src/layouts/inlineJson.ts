/**
 * A value as JSON that may stand in a script element. No text of the value ends the element or opens another one
 * (HTML Standard, "Restrictions for contents of script elements"): each `<` is written as an escape of JSON.
 */
export function inlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
