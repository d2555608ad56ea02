/** Where the owner gets the file of the own logo; the id makes the address of another logo another one. */
export function ownLogoPath(id: string): string {
  return `/api/brand/logo?id=${id}`;
}

/**
 * The own logo as PNG.
 *
 * @throws Error or TypeError where it cannot be had
 */
export async function logoFile(id: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(ownLogoPath(id), { signal });
  if (!answer.ok) throw new Error(`${answer.status}: the logo`);
  return new Uint8Array(await answer.arrayBuffer());
}
