import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ClientInvitedSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { DeliveriesService } from '../../deliveries/deliveries.service.js';
import { NotificationsHarness } from '../../testing/notifications-harness.js';
import { HOUR, SamplePeople } from '../../testing/sample-people.js';
import { INVITE_WAITING_JOB } from './invite-waiting.job.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;
let people: SamplePeople;
let version: number;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
  // Run by hand: one that ran by itself could hold what a test's own is to plan.
  await harness.service.app.get(JobsService).stop(INVITE_WAITING_JOB);
});
afterAll(() => harness?.stop());
beforeEach(() => {
  harness.clock.set(NOW);
  people = new SamplePeople(NOW.getTime());
  version = 0;
});

const savePractice = (published: boolean) =>
  harness.service.publish(
    PracticeSavedSchema,
    { practice: { ...people.practice(), published, version: ++version } },
    { aggregateId: people.practiceId },
  );
const client = (own: object = {}) => ({ ...people.client(), clientId: newId(), version: 1, ...own });
const save = (one: ReturnType<typeof client> & { deleted?: boolean }) =>
  harness.service.publish(ClientSavedSchema, { client: one }, { aggregateId: one.clientId });
const invite = async (one: ReturnType<typeof client>, occurredAt = NOW) => {
  await save(one);
  const event = { practiceId: people.practiceId, client: one };
  await harness.service.publish(ClientInvitedSchema, event, { aggregateId: one.clientId, occurredAt });
};
const runJob = () => harness.service.app.get(JobsService).runNow(INVITE_WAITING_JOB);
const address = () => `guest-${newId()}@example.com`;
const number = () => `+447911${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
const waiting = async () =>
  (
    await harness.service.dataSource.query('SELECT 1 FROM waiting_invitations WHERE practice_id = $1', [
      people.practiceId,
    ])
  ).length;

describe('an invitation', () => {
  it('is mailed to clients with an address, else sent by text, with the link to the practice', async () => {
    await savePractice(true);
    const [email, phone] = [address(), number()];
    await invite(client({ email, phone: number() }));
    await invite(client({ email: '', phone }));
    await harness.send();
    const [mail] = await harness.mailsTo(email);
    expect(mail?.subject).toBe('Book your next visit with Still Water online');
    expect(mail?.text).toContain('https://yarrow.example/p/still-water');
    expect(await harness.textsTo(phone)).toEqual([
      'Yarrow: Still Water now takes bookings online: https://yarrow.example/p/still-water Reply STOP to end texts.',
    ]);
  });

  it('goes once to one address and one number, also of a contact who was taken out and brought again', async () => {
    await savePractice(true);
    const [email, phone] = [address(), number()];
    for (let time = 0; time < 2; time++) {
      await invite(client({ email }));
      await invite(client({ email: '', phone }));
    }
    await harness.send();
    expect([(await harness.mailsTo(email)).length, (await harness.textsTo(phone)).length]).toEqual([1, 1]);
  });

  it('of another practice goes to the same address', async () => {
    const email = address();
    for (let practice = 0; practice < 2; practice++) {
      people = new SamplePeople(NOW.getTime());
      version = 0;
      await savePractice(true);
      await invite(client({ email }));
    }
    await harness.send();
    expect(await harness.mailsTo(email)).toHaveLength(2);
  });

  it('is not sent to a number that replied STOP', async () => {
    await savePractice(true);
    const phone = number();
    await harness.reply(phone, 'STOP');
    const before = (await harness.textsTo(phone)).length;
    await invite(client({ email: '', phone }));
    await harness.send();
    expect(await harness.textsTo(phone)).toHaveLength(before);
    expect(await harness.log(phone)).toMatchObject([{ kind: 'client_invited', state: 'dropped' }]);
  });
});

describe('an invitation of a practice that cannot be seen yet', () => {
  it('waits until it can, then goes out once', async () => {
    await savePractice(false);
    const guests = Array.from({ length: 120 }, () => client({ email: address() }));
    for (const guest of guests) await invite(guest);
    await runJob();
    await harness.send();
    expect(await waiting()).toBe(120);
    expect(await harness.mailsTo(guests[0]!.email)).toEqual([]);

    // A month later.
    harness.clock.set(new Date(NOW.getTime() + 720 * HOUR));
    await savePractice(true);
    await Promise.all([runJob(), runJob()]);
    await harness.send();
    expect(await waiting()).toBe(0);
    for (const { email } of [guests[0]!, guests[119]!]) expect(await harness.mailsTo(email)).toHaveLength(1);
    const [{ planned }] = await harness.service.dataSource.query(
      `SELECT count(*)::integer AS planned FROM deliveries WHERE recipient = ANY($1)`,
      [guests.map(({ email }) => email)],
    );
    expect(planned).toBe(120);
  });

  it('is not sent to a client who was removed from the directory in the meantime', async () => {
    await savePractice(false);
    const [gone, stays] = [client({ email: address() }), client({ email: address() })];
    for (const guest of [gone, stays]) await invite(guest);
    await save({ ...gone, deleted: true, version: 2 });
    await savePractice(true);
    await runJob();
    await harness.send();
    expect([(await harness.mailsTo(gone.email)).length, (await harness.mailsTo(stays.email)).length]).toEqual([0, 1]);
  });

  it('is sent to the client’s current address', async () => {
    await savePractice(false);
    const guest = client({ email: address() });
    await invite(guest);
    const email = address();
    await save({ ...guest, email, version: 2 });
    await savePractice(true);
    await runJob();
    await harness.send();
    expect([(await harness.mailsTo(guest.email)).length, (await harness.mailsTo(email)).length]).toEqual([0, 1]);
  });
});

describe('thousands of invitations', () => {
  it('let other messages pass', async () => {
    // What is due is claimed by hand.
    await harness.service.app.get(JobsService).stop();
    const deliveries = harness.service.app.get(DeliveriesService);
    const plan = (kind: string, sendAt: number) =>
      deliveries.planMail(
        harness.service.dataSource.manager,
        { kind, topic: newId(), recipient: address(), sendAt },
        { subject: 'S', heading: 'H', paragraphs: ['P'], details: [] },
      );
    for (let one = 0; one < 30; one++) await plan('client_invited', NOW.getTime() - 2);
    await plan('password_reset', NOW.getTime() - 1);
    const kinds = async () => (await deliveries.claimDue(20)).map(({ kind }) => kind);
    const first = await kinds();
    expect([first.length, first[0]]).toEqual([20, 'password_reset']);
    expect(await kinds()).toHaveLength(11);
  });
});
