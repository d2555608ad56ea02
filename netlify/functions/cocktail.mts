import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { answerRecipe } from '../services/recipeApi.ts';

export default handle({ auth: 'none' }, ({ request, params }) => answerRecipe(params['id'] ?? '', request));

export const config: Config = { path: '/api/cocktails/:id' };
