import type { APIRoute } from 'astro';
import { openApi } from '../../web/openApi.ts';

export const prerender = true;

export const GET: APIRoute = ({ site }) => Response.json(openApi(String(site)));
