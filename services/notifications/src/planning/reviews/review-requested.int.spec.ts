import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReviewRequestedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import { NotificationsHarness, PUBLIC_URL } from '../../testing/notifications-harness.js';
import { peopleEvents, sampleEvent } from '../../testing/sample-events.js';
import { HOUR, SamplePeople } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const PATH = '/i/r/client_info/code-1';
const people = new SamplePeople(NOW.getTime());

let harness: NotificationsHarness;
let lastDigits = 200;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
  await harness.publish(peopleEvents(people));
});
afterAll(() => harness?.stop());

async function requested(changes: object = {}) {
  const requestId = newId();
  const sealer = new Sealer(harness.service.env['MAIL_SEALING_PUBLIC_KEY']!);
  const sealedLink = await sealer.seal(PATH, sealedIn(ReviewRequestedSchema, requestId));
  const phone = `+16045550${lastDigits++}`;
  const { practiceId } = people;
  return { requestId, practiceId, firstName: 'Lena', phone, email: '', kind: 'current', sealedLink, ...changes };
}

const publish = (event: Awaited<ReturnType<typeof requested>>) =>
  harness.publish([sampleEvent(ReviewRequestedSchema, event, event.practiceId)]);

describe('a client whom a practice asks for a review', () => {
  it.each([
    ['current', 'Still Water would love to hear how your sessions are:'],
    ['former', 'Still Water would love to hear how your sessions were:'],
    ['visit', 'Still Water would love to hear how your visit was:'],
    ['import', "Still Water would like to show a review you left on another site. If it's yours, please confirm it:"],
  ])('gets a text with the link (%s), once for each request', async (kind, words) => {
    const event = await requested({ kind });
    await publish(event);
    await publish(event);
    await harness.send();
    expect(await harness.textsTo(event.phone)).toEqual([
      `Yarrow: Hello Lena, ${words} ${PUBLIC_URL}${PATH} Reply STOP to end texts.`,
    ]);
    await publish(await requested({ kind, phone: event.phone }));
    await harness.send();
    expect(await harness.textsTo(event.phone)).toHaveLength(2);
  });

  it('gets a mail where there is no phone', async () => {
    const email = `${newId()}@example.com`;
    await publish(await requested({ kind: 'visit', phone: '', email }));
    await harness.send();
    const [mail] = await harness.mailsTo(email);
    expect(mail).toMatchObject({ subject: 'How was Still Water?' });
    expect(mail!.text).toContain(`${PUBLIC_URL}${PATH}`);
  });

  it('gets nothing after replying STOP, nor by an event older than twelve hours', async () => {
    const stopped = await requested();
    await harness.reply(stopped.phone, 'STOP');
    await publish(stopped);
    const late = await requested();
    const occurredAt = new Date(NOW.getTime() - 13 * HOUR);
    await harness.service.publish(ReviewRequestedSchema, late, { aggregateId: late.practiceId, occurredAt });
    await harness.send();
    expect(await harness.textsTo(stopped.phone)).not.toContainEqual(expect.stringContaining('would love'));
    expect(await harness.textsTo(late.phone)).toEqual([]);
  });
});
