import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ChargesAnnouncedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentAcceptedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { NotificationsHarness } from '../../testing/notifications-harness.js';
import { peopleEvents, sampleEvent } from '../../testing/sample-events.js';
import { SamplePeople } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-22T23:00:00Z');
const CHARGE_AT = timestampFromDate(new Date('2026-11-23T13:00:00Z'));

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

describe('the charges of the next day', () => {
  const announce = async (count: number) => {
    const { practiceId } = people;
    const visits = Array.from({ length: count }, () => people.appointment());
    await harness.publish(
      visits.map((appointment) => sampleEvent(AppointmentAcceptedSchema, { appointment }, appointment.appointmentId)),
    );
    const charges = visits.map(({ appointmentId }) => ({
      ...{ appointmentId, amountCents: 9_050, currency: 'CAD', chargeAt: CHARGE_AT },
    }));
    const event = { practiceId, day: '2026-11-23', timeZone: 'America/Vancouver', charges };
    await harness.publish([sampleEvent(ChargesAnnouncedSchema, event, practiceId)]);
    await harness.send();
    return (await harness.mailsTo(people.proEmail)).filter(({ subject }) => subject.startsWith('Tomorrow'));
  };

  it('are mailed to the practice with each client, amount and time, and the total', async () => {
    const [mail] = await announce(2);
    expect(mail!.subject).toBe('Tomorrow: 2 cards, CA$181.00');
    expect(mail!.text).toContain('On Monday, November 23, 2026, CA$181.00 will be charged automatically.');
    expect(mail!.text).toMatch(/CA\$90\.50 at 6:00\sAM/);
    expect(mail!.text).toContain('/portal/calendar?view=day&date=2026-11-23');
  });

  it('are listed up to 50, and the others counted', async () => {
    const [mail] = await announce(52);
    expect(mail!.text).toContain('The first 50 are listed below; 2 more follow.');
    expect(mail!.text.match(/at 6:00\sAM/g)).toHaveLength(50);
  });
});
