const ADDRESS = /^https?:\/\//;

/**
 * The address of the site, for links in what it sends: that of the settings (`PUBLIC_SITE_URL`, or Netlify's own `URL`),
 * since whoever sends a request chooses its Host header. Where neither is set, as on a developer's machine, it is the one
 * that was asked.
 * @example siteAddress(request) // 'https://mixmaster.example'
 */
export function siteAddress(request: Request): string {
  const set = [process.env['PUBLIC_SITE_URL'], process.env['URL']].find(
    (address) => address !== undefined && ADDRESS.test(address) && URL.canParse(address),
  );
  return new URL(set ?? request.url).origin;
}
