/** What the site's own redirect says of the link of an e-mail, behind the `#` of the login page. */
export interface OpenedLink {
  tokenHash: string;
  type: string;
}

/**
 * The link of an e-mail that was opened, if it was.
 *
 * @example openedLink('#token_hash=abc&type=magiclink') // { tokenHash: 'abc', type: 'magiclink' }
 */
export function openedLink(hash: string): OpenedLink | undefined {
  const said = new URLSearchParams(hash.slice(1));
  const [tokenHash, type] = [said.get('token_hash'), said.get('type')];
  return tokenHash && type ? { tokenHash, type } : undefined;
}
