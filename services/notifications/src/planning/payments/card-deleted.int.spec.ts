import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CardDeletedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { NotificationsHarness } from '../../testing/notifications-harness.js';
import { peopleEvents, sampleEvent } from '../../testing/sample-events.js';
import { SamplePeople } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;
let people: SamplePeople;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());
beforeEach(async () => {
  people = new SamplePeople(NOW.getTime());
  await harness.publish(peopleEvents(people));
});

describe('a card that was deleted', () => {
  const remove = async (deletedBy: string) => {
    const cardId = newId();
    const { practiceId, clientId } = people;
    const event = { cardId, practiceId, clientId, cardBrand: 'visa', cardLast4: '4242', deletedBy };
    await harness.publish([sampleEvent(CardDeletedSchema, event, cardId)]);
    await harness.send();
    return harness.mailsTo(people.clientEmail);
  };

  it('by the practice is said to the client', async () => {
    const [mail] = await remove('practice');
    expect(mail?.subject).toBe('Still Water has deleted your card');
    expect(mail?.text).toContain('Visa ending in 4242');
  });

  it('by the client is not', async () => {
    expect(await remove('client')).toEqual([]);
  });
});
