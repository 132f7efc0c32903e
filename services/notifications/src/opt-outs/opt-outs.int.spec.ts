import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppointmentAcceptedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { sampleEvent } from '../testing/sample-events.js';
import { SamplePeople } from '../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;
let numbers = 100;
let people: SamplePeople;
const nextPhone = () => `+447911124${++numbers}`;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());
beforeEach(() => {
  people = new SamplePeople(NOW.getTime(), undefined, nextPhone());
});

async function confirmVisit() {
  const appointment = people.appointment();
  await harness.publish([sampleEvent(AppointmentAcceptedSchema, { appointment }, appointment.appointmentId)]);
  await harness.send();
  return appointment;
}

const confirmations = async () =>
  (await harness.textsTo(people.clientPhone)).filter((body) => body.includes('is confirmed for')).length;

describe('a reply to a text', () => {
  it.each(['STOP', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPT OUT', ' stop. '])(
    '%s ends texts to that number and touches no appointment; mail still comes',
    async (word) => {
      const first = await confirmVisit();
      const { status, replies } = await harness.reply(people.clientPhone, word);
      expect([status, replies]).toEqual([200, [expect.stringContaining("you won't get any more texts")]]);
      await confirmVisit();
      expect(await confirmations()).toBe(1);
      expect(await harness.mailsTo(people.clientEmail)).toHaveLength(2);
      const log = await harness.log(people.clientPhone);
      expect(log).toContainEqual({
        kind: 'appointment_accepted',
        channel: 'sms',
        state: 'dropped',
        error: 'the recipient replied STOP',
      });
      const [{ snapshot }] = await harness.service.dataSource.query(
        `SELECT snapshot FROM projections WHERE kind = 'scheduling.v1.Appointment' AND id = $1`,
        [first.appointmentId],
      );
      expect(snapshot.state).toBe('approved');
      // Nothing is published: no appointment can change by it.
      expect(await harness.service.dataSource.query('SELECT 1 FROM outbox')).toHaveLength(0);
    },
  );

  it('is confirmed once, however often and by whatever keyword it is repeated, until START', async () => {
    const answers = async (...words: string[]) => {
      const all: string[][] = [];
      for (const word of words) all.push((await harness.reply(people.clientPhone, word)).replies);
      return all.map((replies) => replies.length);
    };
    expect(await answers('STOP', 'STOP', 'stop!', 'UNSUBSCRIBE', 'stop')).toEqual([1, 0, 0, 0, 0]);
    expect(await answers('START', 'STOP', 'STOP')).toEqual([1, 1, 0]);
    await confirmVisit();
    expect(await confirmations()).toBe(0);
  });

  it('is confirmed once also when three come at the same time', async () => {
    const all = await Promise.all([1, 2, 3].map(() => harness.reply(people.clientPhone, 'STOP')));
    expect(all.flatMap(({ replies }) => replies)).toHaveLength(1);
  });

  it('HELP is answered also after STOP, with the way back', async () => {
    await harness.reply(people.clientPhone, 'STOP');
    const { replies } = await harness.reply(people.clientPhone, 'HELP');
    expect(replies).toEqual([expect.stringContaining('Reply START to get texts again')]);
    expect(replies.join()).not.toContain('Reply STOP');
    expect((await harness.reply(people.clientPhone, 'INFO')).replies).toHaveLength(1);
  });

  it.each(['START', 'UNSTOP'])('%s is answered also where texts were never stopped', async (word) => {
    expect((await harness.reply(people.clientPhone, word)).replies).toEqual([
      expect.stringContaining("you'll get texts about your appointments"),
    ]);
  });

  it('affects no other number', async () => {
    await harness.reply(nextPhone(), 'STOP');
    await confirmVisit();
    expect(await confirmations()).toBe(1);
  });

  it.each(['START', 'unstop'])('%s resumes texts', async (word) => {
    await harness.reply(people.clientPhone, 'STOP');
    expect((await harness.reply(people.clientPhone, word)).replies).toEqual([expect.stringContaining('again')]);
    await confirmVisit();
    expect(await confirmations()).toBe(1);
  });

  it('HELP is answered, and stops nothing', async () => {
    expect((await harness.reply(people.clientPhone, 'help')).replies).toEqual([
      expect.stringContaining('open its link'),
    ]);
    await confirmVisit();
    expect(await confirmations()).toBe(1);
  });

  it('anything else is answered with where to go, except after STOP', async () => {
    const ask = 'Please cancel my appointment and stop by';
    expect((await harness.reply(people.clientPhone, ask)).replies).toEqual([
      expect.stringContaining("we can't read replies"),
    ]);
    await harness.reply(people.clientPhone, 'STOP');
    expect((await harness.reply(people.clientPhone, ask)).replies).toEqual([]);
  });

  it('counts once, however often the provider sends it', async () => {
    const { sid } = await harness.reply(people.clientPhone, 'STOP');
    await harness.reply(people.clientPhone, 'START');
    expect((await harness.reply(people.clientPhone, 'STOP', sid)).replies).toEqual([]);
    await confirmVisit();
    expect(await confirmations()).toBe(1);
  });

  it('is accepted from the provider only', async () => {
    const form = { From: people.clientPhone, To: '+15005550006', Body: 'STOP', MessageSid: 'SMforged' };
    const post = (signature?: string) =>
      fetch(`${harness.service.url}/webhooks/twilio`, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { ...(signature && { 'x-twilio-signature': signature }) },
      });
    expect([(await post()).status, (await post('bm90IGEgc2lnbmF0dXJl')).status]).toEqual([403, 403]);
    await confirmVisit();
    expect(await confirmations()).toBe(1);
  });
});

describe('a number that opted out with the provider itself', () => {
  it('is not tried again', async () => {
    people = new SamplePeople(NOW.getTime(), undefined, '+15005550004');
    await confirmVisit();
    await confirmVisit();
    const log = await harness.log(people.clientPhone);
    const tried = log.filter(({ kind }) => kind === 'appointment_accepted').map(({ state }) => state);
    expect(tried.sort()).toEqual(['dropped', 'failed']);
  });
});
