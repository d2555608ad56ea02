/** What the site's own redirect says of the link of an e-mail, behind the `#` of the login page. */
export interface OpenedLink {
  tokenHash: string;
  type: string;
  key: string;
}

/**
 * The link of an e-mail that was opened, if it was.
 *
 * @example openedLink('#token_hash=abc&type=magiclink&key=k') // { tokenHash: 'abc', type: 'magiclink', key: 'k' }
 */
export function openedLink(hash: string): OpenedLink | undefined {
  const said = new URLSearchParams(hash.slice(1));
  const [tokenHash, type, key] = [said.get('token_hash'), said.get('type'), said.get('key')];
  return tokenHash && type && key ? { tokenHash, type, key } : undefined;
}
