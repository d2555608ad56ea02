import type { APIRoute } from 'astro';
import type { Locale } from '../../contracts/site/locale.ts';
import { localePaths } from '../../i18n/paths.ts';
import { appManifest } from '../../layouts/appManifest.ts';

export const getStaticPaths = localePaths;

/** What a device needs to install the site in a language. */
export const GET: APIRoute<{ locale: Locale }> = ({ props }) => Response.json(appManifest(props.locale));
