import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { answerRecipeList } from '../services/recipeApi.ts';

export default handle({ auth: 'none' }, ({ request }) => answerRecipeList('cocktail', request));

export const config: Config = { path: '/api/cocktails' };
