/** What an access token claims; whether it is believed, Supabase decides. Undefined where it is no token. */
export function claimsIn(token = ''): unknown {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
}
