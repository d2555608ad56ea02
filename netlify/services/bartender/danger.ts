import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { findDanger } from './safety/findDanger.ts';
import en from './safety/answers/en.json' with { type: 'json' };
export function readDanger({ messages, language }: ChatRequest, most = 1): string | undefined {
  for (const { content } of messages.filter(({ role }) => role === 'user').slice(-most)) {
    const danger = findDanger(content, language);
    if (danger) return en[danger.kind];
  }
  return undefined;
}
