import { describe, expect, it } from '@jest/globals';
import { replyRisks, type ReplyRisk } from './replyGuard.js';

const MAYA = { firstName: 'Maya', lastName: 'R.' };
const HIDDEN = { firstName: null, lastName: null };

describe('a reply to a review', () => {
  it.each([
    'Thank you so much for your kind words!',
    'It means a lot to hear this. See you soon.',
    'Thank you. I am sorry that it was not what you hoped for; please call me.',
    'Merci beaucoup, à bientôt',
    'We may do better, and we will.',
    'Mayan patterns on the wall, yes!',
  ])('causes no warning if it reveals nothing private: %s', (reply) => {
    expect(replyRisks(reply, MAYA)).toEqual([]);
  });

  it.each<[string, ReplyRisk[]]>([
    ['Thank you, Maya!', ['name']],
    ['Thank you, MAYA’s words mean a lot', ['name']],
    ['Your massage was a joy for me too.', ['health']],
    ['I am glad that your lower back feels better.', ['health']],
    ['Your anxiety is nothing to be ashamed of.', ['health']],
    ['How good that the migraines are gone.', ['health']],
    ['It was good to see you on Tuesday.', ['date']],
    ['See you on March 4th.', ['date']],
    ['You were here on 4 May.', ['date']],
    ['You came on 12/03/2026.', ['date']],
    ['We met two weeks ago.', ['date']],
    ['Dear Maya, the treatment last week has helped your knee.', ['name', 'health', 'date']],
  ])('causes a warning for each private detail: %s', (reply, risks) => {
    expect(replyRisks(reply, MAYA)).toEqual(risks);
  });

  it.each([
    ['Rivera', 'Thank you, Ms Rivera!'],
    ['de la Cruz', 'Cruz, thank you.'],
  ])('is warned of by a whole last name (%s)', (lastName, reply) => {
    expect(replyRisks(reply, { firstName: 'Maya', lastName })).toEqual(['name']);
  });

  it('does not treat an initial as a name', () => {
    expect(replyRisks('R you coming again?', MAYA)).toEqual([]);
  });

  it('knows a name with letters of its own, composed or not', () => {
    expect(replyRisks('Merci, Zoe\u0308!', { firstName: 'Zoë', lastName: null })).toEqual(['name']);
    expect(replyRisks('Merci, Zoëlle!', { firstName: 'Zoë', lastName: null })).toEqual([]);
  });

  it('causes a warning for any name if the review is anonymous', () => {
    expect(replyRisks('Dear Noor, thank you.', HIDDEN)).toEqual(['name']);
    expect(replyRisks('Thank you so much, Noor!', HIDDEN)).toEqual(['name']);
    expect(replyRisks('Hello there, thank you. We hope to see you.', HIDDEN)).toEqual([]);
    expect(replyRisks('Thank you. We are glad.', HIDDEN)).toEqual([]);
  });

  it('takes no longer for a long one that is made to', () => {
    expect(replyRisks(`${'a '.repeat(1_000)}thanks ${'so '.repeat(200)}`, HIDDEN)).toEqual([]);
  });
});
