import { expect, it } from 'vitest';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { functionCatalogue } from '../catalogue.ts';
import { askLeaveOut, readConversation } from './conversation.ts';

const REQUEST: ChatRequest = {
  messages: [{ role: 'user', content: 'I have an intolerance. Something with cream?' }],
  ...{ mode: 'ask', language: 'en', shelf: [], strict: false, wishes: [] },
};
const asks = (change: Partial<ChatRequest>) =>
  askLeaveOut(readConversation({ ...REQUEST, ...change }, functionCatalogue(), { isByModel: false }));

it('asks what to leave out until the boxes were answered, be it by none of them', () => {
  expect(asks({})?.options.map(({ what }) => what)).toContain('milk');
  expect(asks({ wishes: [{ kind: 'leave-out', what: 'milk' }], ticked: ['milk'] })).toBeUndefined();
  expect(asks({ ticked: [] })).toBeUndefined();
});
