import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VideoReviewCodeRequestedSchema } from '@yarrow/contracts/reviews/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { sealedIn, Sealer } from '@yarrow/kit/security/sealing';
import { NotificationsHarness } from '../../testing/notifications-harness.js';
import { peopleEvents, sampleEvent } from '../../testing/sample-events.js';
import { SamplePeople } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const MINUTE = 60_000;
const people = new SamplePeople(NOW.getTime());

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
  await harness.publish(peopleEvents(people));
});
afterAll(() => harness?.stop());

async function requested(code: string, minutesLeft: number) {
  const requestId = newId();
  const sealer = new Sealer(harness.service.env['MAIL_SEALING_PUBLIC_KEY']!);
  const { practiceId, clientId } = people;
  const event = {
    ...{ requestId, videoReviewId: newId(), practiceId, clientId },
    sealedCode: await sealer.seal(code, sealedIn(VideoReviewCodeRequestedSchema, requestId)),
    expiresAt: timestampFromMs(NOW.getTime() + minutesLeft * MINUTE),
  };
  return sampleEvent(VideoReviewCodeRequestedSchema, event, event.videoReviewId);
}

describe('the code of a video review', () => {
  it('is mailed to the client once, and not after its end', async () => {
    const event = await requested('040506', 15);
    await harness.publish([event, event, await requested('777777', 0)]);
    await harness.send();
    const mails = await harness.mailsTo(people.clientEmail);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your code for a video review of Still Water']);
    expect(mails[0]!.text).toContain('Code: 040506');
  });
});
