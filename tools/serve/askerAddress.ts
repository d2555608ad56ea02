/** Netlify's own header for who asks. */
const CLIENT_ADDRESS = 'x-nf-client-connection-ip';
const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** The address of who asks: somebody on this machine, such as a test, may name another in Netlify's header. */
export function askerAddress(request: Request, ip: string): string {
  return (LOOPBACK.test(ip) && request.headers.get(CLIENT_ADDRESS)) || ip;
}
