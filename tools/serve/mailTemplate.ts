const CHOICE = /\{\{\s*if ([^{}]+)\}\}(.*?)\{\{\s*end\s*\}\}/gs;
const BRANCH = /\{\{\s*else(?: if ([^{}]+)|\s*)\}\}/g;
const EQUALS = /^eq \.Data\.(\w+) "([^"]*)"$/;

/**
 * Fills in what the embedded backend leaves of a template of Supabase: choices by the data of the account, such as
 * `{{ if eq .Data.language "nl" }}…{{ else if … }}…{{ else }}…{{ end }}`. They do not stand within each other.
 * @throws Error for a condition of another kind.
 */
export function renderChoices(template: string, data: Record<string, unknown>): string {
  return template.replace(CHOICE, (_, condition: string, rest: string) => {
    const branches = [{ condition: condition as string | undefined, start: 0, end: rest.length }];
    for (const { 0: mark, 1: next, index } of rest.matchAll(BRANCH)) {
      const last = branches.at(-1);
      if (last) last.end = index;
      branches.push({ condition: next, start: index + mark.length, end: rest.length });
    }
    const chosen = branches.find(
      (branch) => branch.condition === undefined || isTrue(branch.condition, data),
    );
    return chosen ? rest.slice(chosen.start, chosen.end) : '';
  });
}

/** How the templates write the address that whoever asked for an e-mail gave it to lead to. */
const REDIRECT = /\{\{\s*urlquery \.RedirectTo\s*\}\}/g;

/** Fills in that address, as a part of a query. The embedded backend knows none, and leaves alone what it cannot read. */
export function renderRedirect(template: string, redirectTo: string): string {
  return template.replace(REDIRECT, () => encodeURIComponent(redirectTo));
}

function isTrue(condition: string, data: Record<string, unknown>): boolean {
  const [, name = '', value] = EQUALS.exec(condition.trim()) ?? [];
  if (value === undefined) throw new Error(`The condition "${condition}" is not known here.`);
  return data[name] === value;
}
