import type { APIRoute, GetStaticPaths } from 'astro';
import { securityContact, securityText } from '../../features/pages/securityText.ts';

/** `security.txt`, where somebody is named who is to be told. */
export const getStaticPaths = (() => {
  const email = securityContact();
  return email === undefined ? [] : [{ params: { name: 'security' }, props: { email } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ email: string }> = ({ props, site }) =>
  new Response(securityText(props.email, site, new Date()));
