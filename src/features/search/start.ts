import { openSearchByControl } from './searchOpening.ts';

openSearchByControl();
