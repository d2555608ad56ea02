import type { HeaderRule, RedirectRule } from './netlifyConfig.ts';

interface RedirectMatch {
  status: RedirectRule['status'];
  /** Path and query of the target. */
  target: string;
}

/**
 * The first rule that takes a URL, as Netlify's matcher reads rules: `:name` stands for one
 * segment, a final `*` for the rest (also none), a slash at the end does not count, and the
 * query must hold what a rule asks for but may hold more.
 * @example findRedirect(rules, new URL('http://x/nl/nothing')) // { status: 404, target: '/nl/404.html' }
 */
export function findRedirect(rules: RedirectRule[], url: URL): RedirectMatch | undefined {
  for (const { from, to, status, query } of rules) {
    const values = matchPath(from, url.pathname);
    if (!values || !hasQuery(url, query)) continue;
    const path = to.replace(/:([a-z]+)/g, (name, key: string) => values[key] ?? name);
    return { status, target: path + url.search };
  }
  return undefined;
}

/** The headers that the rules give to a path; a later rule wins. */
export function headersFor(rules: HeaderRule[], pathname: string): [name: string, value: string][] {
  return rules
    .filter((rule) => matchPath(rule.for, pathname))
    .flatMap(({ values }) => Object.entries(values));
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  const values: Record<string, string> = {};

  for (const [index, part] of wanted.entries()) {
    if (part === '*') return { ...values, splat: given.slice(index).join('/') };
    const segment = given[index];
    if (segment === undefined) return undefined;
    if (part.startsWith(':')) values[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return given.length === wanted.length ? values : undefined;
}

function hasQuery(url: URL, query: Record<string, string>): boolean {
  return Object.entries(query).every(([name, value]) => url.searchParams.getAll(name).at(-1) === value);
}
