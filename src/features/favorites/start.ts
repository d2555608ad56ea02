import { startHearts } from './hearts.ts';

const texts = document.querySelector<HTMLElement>('[data-favorite-texts]')?.dataset['favoriteTexts'];
if (texts !== undefined) startHearts(JSON.parse(texts));
