/** Netlify's own header for who asks. */
const CLIENT_ADDRESS = 'x-nf-client-connection-ip';

/**
 * The address of who asks. Only where `TRUST_CLIENT_ADDRESS` is `true`, as for tests, may a request name another in
 * Netlify's header: anybody can write that here, while Netlify writes it anew for each request.
 */
export function askerAddress(request: Request, ip: string, environment = process.env): string {
  const isTrusted = environment['TRUST_CLIENT_ADDRESS'] === 'true';
  return (isTrusted && request.headers.get(CLIENT_ADDRESS)) || ip;
}
