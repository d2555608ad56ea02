import type { APIRoute } from 'astro';
import { additivesIndex } from '../../catalogue/additivesIndex.ts';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';

export const GET: APIRoute = () => Response.json(additivesIndex(siteCatalogue()));
