import { describe, expect, it } from 'vitest';
import { answerTo } from '../testConversation.ts';

describe('a drink that the guest must not have', () => {
  it.each([
    ['en', 'I’m allergic to egg but want a Whiskey Sour. Can I?', 'without egg white'],
    ['nl', 'mijn vriend is allergisch voor ei maar wil een whiskey sour, kan dat?', 'zonder eiwit'],
    ['de', 'Ich bin vegan. Geht ein Bee’s Knees?', 'Agavendicksaft statt Honigsirup'],
    ['es', 'soy vegana, ¿puedo tomar un Bee’s Knees?', 'en lugar de sirope de miel'],
    ['fr', 'je suis végane, le Bee’s Knees est possible ?', 'au lieu de sirop de miel'],
  ] as const)('is told of with the way in which they may, in %s: %s', (language, said, way) => {
    expect(answerTo(language, said).answer).toContain(way);
  });

  it('is not taken apart where what it is made of is in the way', () => {
    const { answer } = answerTo('en', 'I have celiac disease, can I have a Black Velvet?');
    expect(answer).toMatch(/^No/);
    expect(answer).not.toContain('like this');
  });
});
