import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { answerRecipeList } from '../services/recipeApi.ts';

export default handle({ auth: 'none' }, ({ request }) => answerRecipeList('shot', request));

export const config: Config = { path: '/api/shots' };
