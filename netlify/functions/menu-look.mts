import type { Config } from '@netlify/functions';
import { handle } from '../lib/handle.ts';
import { answerLook } from '../services/menuLook.ts';

export default handle({ auth: 'none' }, ({ params }) => answerLook(params['file'] ?? ''));

export const config: Config = { path: '/menu-look/:file', method: 'GET' };
