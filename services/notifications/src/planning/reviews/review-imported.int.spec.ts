import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ReviewImportedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { NotificationsHarness, PUBLIC_URL } from '../../testing/notifications-harness.js';
import { peopleEvents, sampleEvent } from '../../testing/sample-events.js';
import { HOUR, SamplePeople } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const people = new SamplePeople(NOW.getTime());

let harness: NotificationsHarness;
let lastDigits = 100;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
  await harness.publish(peopleEvents(people));
});
afterAll(() => harness?.stop());

/** A review by a new phone, under a secret that has to be escaped in an address. */
function imported(changes: object = {}) {
  const phone = `+16045550${lastDigits++}`;
  const { practiceId } = people;
  return { reviewId: newId(), practiceId, firstName: 'Lena', phone, token: 'a/b c', rating: 4, ...changes };
}

const publish = (event: ReturnType<typeof imported>) =>
  harness.publish([sampleEvent(ReviewImportedSchema, event, event.practiceId)]);

describe('the author of an imported review', () => {
  it('is asked by a text to confirm it, by the link of their own', async () => {
    const review = imported();
    await publish(review);
    await harness.send();
    expect(await harness.textsTo(review.phone)).toEqual([
      "Yarrow: Hello Lena, Still Water would like to show a review you left on another site. If it's yours, please " +
        `confirm it: ${PUBLIC_URL}/i/r/text_review/a%2Fb%20c Reply STOP to end texts.`,
    ]);
  });

  it('is asked once, however often the event comes', async () => {
    const review = imported();
    for (let times = 0; times < 3; times++) await publish(review);
    await harness.send();
    expect(await harness.textsTo(review.phone)).toHaveLength(1);
  });

  it('is asked once the practice has arrived, when its event comes later', async () => {
    const other = new SamplePeople(NOW.getTime());
    const review = imported({ practiceId: other.practiceId });
    const published = publish(review);
    await harness.publish([sampleEvent(PracticeSavedSchema, { practice: other.practice() }, other.practiceId)]);
    await published;
    await harness.send();
    expect(await harness.textsTo(review.phone)).toHaveLength(1);
  });

  it('gets no text after replying STOP', async () => {
    const review = imported();
    await harness.reply(review.phone, 'STOP');
    await publish(review);
    await harness.send();
    expect(await harness.textsTo(review.phone)).not.toContainEqual(expect.stringContaining('left elsewhere'));
    expect(await harness.log(review.phone)).toContainEqual(
      expect.objectContaining({ kind: 'review_imported', state: 'dropped' }),
    );
  });

  it('is not asked by an event older than twelve hours', async () => {
    const review = imported();
    const occurredAt = new Date(NOW.getTime() - 13 * HOUR);
    await harness.service.publish(ReviewImportedSchema, review, { aggregateId: review.practiceId, occurredAt });
    await harness.send();
    expect(await harness.textsTo(review.phone)).toEqual([]);
  });
});
