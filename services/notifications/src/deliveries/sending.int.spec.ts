import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ClientInvitedSchema, UserChangedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { sampleEvent } from '../testing/sample-events.js';
import { HOUR, SamplePeople } from '../testing/sample-people.js';
import { MORE_PER_DAY, MORE_PER_VISIT } from './sending.policy.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const DAY = 24 * HOUR;
/** Of the configuration, by default. */
const FIRST_DAY = 200;
const clock = new FixedClock(NOW);

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(clock);
});
beforeEach(() => clock.set(NOW));
afterAll(() => harness?.stop());

const at = (ms: number) => new Date(NOW.getTime() + ms);

/** A practice whose owner registered some days ago. */
async function practice({ emailConfirmed = true, days = 0 } = {}) {
  const people = new SamplePeople(NOW.getTime());
  const { practiceId } = people;
  const user = {
    ...{ userId: newId(), kind: 'pro', practiceId, email: people.proEmail, version: 1 },
    ...{ emailConfirmed, registeredAt: timestampFromDate(at(-days * DAY)) },
  };
  const saved = { ...people.practice(), ownerUserId: user.userId };
  await harness.publish([
    sampleEvent(UserRegisteredSchema, { user }, user.userId),
    sampleEvent(PracticeSavedSchema, { practice: saved }, practiceId),
  ]);
  return { people, user };
}

/** The practice invites a contact. @returns the contact's address */
async function invite({ practiceId }: SamplePeople): Promise<string> {
  const clientId = newId();
  const client = { clientId, practiceId, firstName: 'Lena', email: `lena-${clientId}@example.com`, version: 1 };
  await harness.publish([sampleEvent(ClientInvitedSchema, { practiceId, client }, clientId)]);
  return client.email;
}

async function sentBefore({ practiceId }: SamplePeople, count: number, finishedAt: Date): Promise<void> {
  await harness.service.dataSource.query(
    `INSERT INTO deliveries (id, dedupe_key, channel, kind, recipient, state, send_at, attempts, created_at, finished_at,
       on_behalf_of)
     SELECT gen_random_uuid(), gen_random_uuid()::text, 'email', 'client_invited', 'x@example.com', 'sent', $3, 1, $3, $3, $1
     FROM generate_series(1, $2::int)`,
    [practiceId, count, finishedAt],
  );
}

async function pastVisits({ practiceId }: SamplePeople, count: number): Promise<void> {
  const snapshot = { host: { practiceId }, state: 'approved', endsAt: at(-HOUR).toISOString() };
  await harness.service.dataSource.query(
    `INSERT INTO projections (kind, id, version, snapshot)
     SELECT 'scheduling.v1.Appointment', gen_random_uuid(), 1, $1::jsonb FROM generate_series(1, $2::int)`,
    [JSON.stringify(snapshot), count],
  );
}

const countMailsTo = async (address: string) => (await harness.mailsTo(address)).length;

describe('messages on behalf of a practice', () => {
  it('wait until its owner has confirmed their address; those to the practice itself do not', async () => {
    const { people, user } = await practice({ emailConfirmed: false });
    const visit = people.appointment();
    await harness.acceptVisit(visit);
    await harness.send();
    expect(await countMailsTo(people.clientEmail)).toBe(0);
    expect(await countMailsTo(people.proEmail)).toBe(1);
    expect(await harness.log(people.clientEmail)).toContainEqual(
      expect.objectContaining({ state: 'planned', error: 'the practice has not confirmed its address' }),
    );
    const confirmed = { ...user, version: 2, emailConfirmed: true };
    await harness.publish([sampleEvent(UserChangedSchema, { user: confirmed }, user.userId)]);
    await harness.sendAt(at(60_000));
    expect(await countMailsTo(people.clientEmail)).toBe(1);
  });

  it('are dropped if the address is not confirmed in three days', async () => {
    const { people } = await practice({ emailConfirmed: false });
    const recipient = await invite(people);
    await harness.send();
    await harness.sendAt(at(3 * DAY - 1));
    expect(await harness.log(recipient)).toMatchObject([{ state: 'planned' }]);
    await harness.sendAt(at(3 * DAY + 10 * 60_000));
    expect(await harness.log(recipient)).toMatchObject([
      { state: 'dropped', error: 'the practice has not confirmed its address' },
    ]);
    expect(await countMailsTo(recipient)).toBe(0);
  });

  it.each([
    ['on its first day', { days: 0, visits: 0 }, FIRST_DAY],
    ['after a day', { days: 1, visits: 0 }, FIRST_DAY + MORE_PER_DAY],
    ['with visits', { days: 0, visits: 2 }, FIRST_DAY + 2 * MORE_PER_VISIT],
    ['with enough visits before 30 days', { days: 29, visits: 50 }, FIRST_DAY + 29 * MORE_PER_DAY + 50 * 5],
    ['after 30 days without enough visits', { days: 30, visits: 49 }, FIRST_DAY + 30 * MORE_PER_DAY + 49 * 5],
  ])('are limited for 24 hours %s', async (_when, { days, visits }, allowance) => {
    const { people } = await practice({ days });
    await pastVisits(people, visits);
    await sentBefore(people, allowance - 1, at(-HOUR));
    const last = await invite(people);
    await harness.send();
    const tooMany = await invite(people);
    await harness.send();
    expect([await countMailsTo(last), await countMailsTo(tooMany)]).toEqual([1, 0]);
    await harness.sendAt(at(DAY));
    expect([await countMailsTo(last), await countMailsTo(tooMany)]).toEqual([1, 1]);
  });

  it('are neither held nor limited of an account whose events are from before', async () => {
    const { people, user } = await practice({ emailConfirmed: false });
    const { emailConfirmed: _, registeredAt: __, ...before } = { ...user, version: 2 };
    await harness.publish([sampleEvent(UserChangedSchema, { user: before }, user.userId)]);
    await sentBefore(people, FIRST_DAY, at(-HOUR));
    const recipient = await invite(people);
    await harness.send();
    expect(await countMailsTo(recipient)).toBe(1);
  });

  it('are not limited once it is established', async () => {
    const { people } = await practice({ days: 30 });
    await pastVisits(people, 50);
    await sentBefore(people, 5_000, at(-HOUR));
    const recipient = await invite(people);
    await harness.send();
    expect(await countMailsTo(recipient)).toBe(1);
  });
});
