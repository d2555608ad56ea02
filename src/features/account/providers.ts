const NAMES = { google: 'Google', github: 'GitHub' } as const;

interface Provider {
  id: keyof typeof NAMES;
  name: string;
}

/**
 * The services to sign in with, by the variable that names them.
 *
 * @example offeredProviders('github') // [{ id: 'github', name: 'GitHub' }]
 */
export function offeredProviders(variable: unknown): Provider[] {
  const wanted = typeof variable === 'string' ? variable.split(',').map((name) => name.trim()) : [];
  return (Object.keys(NAMES) as Provider['id'][])
    .filter((id) => wanted.includes(id))
    .map((id) => ({ id, name: NAMES[id] }));
}
