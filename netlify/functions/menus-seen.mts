import type { Config } from '@netlify/functions';
import { menuSeenSchema } from '../../src/contracts/menus/menuView.ts';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { asksForPrivacy, countMenuView } from '../services/menuViews.ts';

export default handle({ auth: 'none', body: menuSeenSchema, maxBodyBytes: 1024 }, ({ request, body, ip }) =>
  asksForPrivacy(request) ? undefined : countMenuView(connectAsService(), body, ip),
);

export const config: Config = { path: '/api/menus/seen', method: 'POST' };
