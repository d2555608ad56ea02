import { expect, it } from 'vitest';
import { foldSpeech } from './foldSpeech.ts';

it.each([
  ['Y a-t-il de l’œuf ?', 'y a t il de l oeuf'],
  ['Qu’est-ce qu’un dash ?', 'qu est ce qu un dash'],
  ["J'ai du jus d'orange", 'j ai du jus d orange'],
  ['I don’t like Queen’s Park', 'i dont like queens park'],
  ['Süßes, bitte!', 'susses bitte'],
])('takes apart what French joins, and nothing else: %s', (text, folded) => {
  expect(foldSpeech(text)).toBe(folded);
});
