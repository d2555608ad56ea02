import { startQuickViews } from './quickView.ts';

startQuickViews();
