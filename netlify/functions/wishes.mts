import type { Config } from '@netlify/functions';
import { wishSearchSchema } from '../../src/contracts/search/wishSearch.ts';
import { handle } from '../lib/handle.ts';
import { searchByWishes } from '../services/wishSearch.ts';

export default handle({ auth: 'none', body: wishSearchSchema }, ({ body }) => searchByWishes(body));

export const config: Config = { path: '/api/wishes', method: 'POST' };
