import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PackageRefundedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { ERASE_PEOPLE_JOB } from '@yarrow/kit/erasure/erase-people.job';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { boughtPackage } from '../testing/test-packages.js';
import { bookAt, bookedSnapshot } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { publishPractice } from '../testing/test-practice.js';
import { inOctober, NOON, OCTOBER_NOON } from '../testing/test-times.js';
import { AccountClosingService, CLOSING_MS } from '../account-closing/account-closing.service.js';
import { VisitorsService } from './visitors.service.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
beforeEach(() => clock.set(OCTOBER_NOON));
afterAll(() => scheduling?.stop());

const ahead = async (userId: string, clientIds: string[] = []) =>
  (await scheduling.app.get(VisitorsService).findAhead({ userId, clientIds })).visitsAhead;
const contactOf = async (id: string) => (await bookedSnapshot(scheduling, id)).attendee!.clientId;
const row = async (id: string) =>
  (await scheduling.dataSource.query<Record<string, unknown>[]>('SELECT * FROM appointments WHERE id = $1', [id]))[0]!;

const erase = (...subjectIds: string[]) => eraseFor(undefined, ...subjectIds);

/** @param practiceId where a practice erases its contact */
async function eraseFor(practiceId: string | undefined, ...subjectIds: string[]): Promise<void> {
  const person = { practiceId, subjectIds, emails: [], phones: [] };
  await scheduling.app.get(ErasuresService).request(newId(), person);
  await scheduling.app.get(JobsService).runNow(ERASE_PEOPLE_JOB);
}

describe('the visits of a client to be erased', () => {
  it('are ahead while they stand and have not ended', async () => {
    const practice = await publishPractice(scheduling);
    const actor = { kind: 'client', userId: newId() } as const;
    const { id } = await bookAt(scheduling, practice, inOctober('15:00'), { actor });
    expect(await ahead(actor.userId)).toBe(1);
    expect(await ahead(newId(), [await contactOf(id)])).toBe(1);
    expect(await ahead(newId())).toBe(0);
    await decide(scheduling, 'clientCancel', { id }, actor);
    expect(await ahead(actor.userId)).toBe(0);
  });

  it('are not booked while the account is erased', async () => {
    const practice = await publishPractice(scheduling);
    const actor = { kind: 'client', userId: newId() } as const;
    const visitors = scheduling.app.get(VisitorsService);
    const close = () => visitors.closeAndFindAhead({ userId: actor.userId, clientIds: [] });
    const booked = await bookAt(scheduling, practice, inOctober('15:00'), { actor });
    // With a visit ahead nothing is erased, and the account goes on booking.
    expect((await close()).visitsAhead).toBe(1);
    await decide(scheduling, 'clientCancel', { id: booked.id }, actor);
    const other = await bookAt(scheduling, practice, inOctober('13:00'), { actor });
    await decide(scheduling, 'clientCancel', { id: other.id }, actor);
    expect((await close()).visitsAhead).toBe(0);
    const refused = await bookAt(scheduling, practice, inOctober('11:00'), { actor }).catch((error: Error) => error);
    expect(String(refused)).toContain('account_closing');
    // The account was not erased after all.
    clock.set(new Date(Date.parse(OCTOBER_NOON) + CLOSING_MS));
    await bookAt(scheduling, practice, inOctober('14:00'), { actor });
  });

  it('are counted when they are booked at the same moment', async () => {
    const actor = { kind: 'client', userId: newId() } as const;
    const visitors = scheduling.app.get(VisitorsService);
    const closing = scheduling.app.get(AccountClosingService, { strict: false });
    const practice = await publishPractice(scheduling);
    const { id } = await bookAt(scheduling, practice, inOctober('15:00'), { actor });
    await decide(scheduling, 'clientCancel', { id }, actor);
    const runner = scheduling.dataSource.createQueryRunner();
    await runner.startTransaction();
    await closing.requireOpen(runner.manager, actor.userId);
    await runner.query(`UPDATE appointments SET state = 'approved' WHERE id = $1`, [id]);
    const closed = visitors.closeAndFindAhead({ userId: actor.userId, clientIds: [] });
    await scheduling.eventually(async () => {
      const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
      return (await scheduling.dataSource.query<unknown[]>(waiting)).length > 0;
    });
    await runner.commitTransaction();
    await runner.release();
    expect((await closed).visitsAhead).toBe(1);
  });

  it('count the sessions that are paid for and that no visit takes, until the package goes back', async () => {
    clock.set(NOON);
    const { visit, practice, packageId } = await boughtPackage(scheduling);
    const contact = await contactOf(visit.id);
    const left = async () =>
      (await scheduling.app.get(VisitorsService).findAhead({ userId: null, clientIds: [contact] })).sessionsLeft;
    expect(await left()).toBe(2);
    expect(
      (await scheduling.app.get(VisitorsService).findAhead({ userId: null, clientIds: [newId()] })).sessionsLeft,
    ).toBe(0);
    const refunded = { packageId, practiceId: practice.practiceId };
    await scheduling.publish(PackageRefundedSchema, refunded, { aggregateId: packageId });
    expect(await left()).toBe(0);
  });

  it('keep their time and price without personal data', async () => {
    const practice = await publishPractice(scheduling);
    const actor = { kind: 'client', userId: newId() } as const;
    const [own, other] = [
      await bookAt(scheduling, practice, inOctober('15:00'), { actor }),
      await bookAt(scheduling, practice, inOctober('11:00'), {
        client: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '(415) 555-0199' },
      }),
    ];
    const [before, others] = [await row(own.id), await row(other.id)];
    await erase(actor.userId, await contactOf(own.id));
    const erased = { first_name: 'Deleted', last_name: 'client', email: '', phone: '', user_id: null, client_note: '' };
    const { version, starts_at: startsAt, amount_cents: amountCents } = before;
    expect(await row(own.id)).toMatchObject({
      ...erased,
      starts_at: startsAt,
      amount_cents: amountCents,
      version: Number(version) + 1,
    });
    expect(await row(other.id)).toEqual(others);
  });

  it('stay in the account that booked them where a practice erases its contact', async () => {
    const practice = await publishPractice(scheduling);
    const actor = { kind: 'client', userId: newId() } as const;
    const { id } = await bookAt(scheduling, practice, inOctober('15:00'), { actor });
    const { practice_id: practiceId } = await row(id);
    await eraseFor(practiceId as string, await contactOf(id));
    expect(await row(id)).toMatchObject({ first_name: 'Deleted', email: '', user_id: actor.userId });
  });

  it('keep the details of the person whom an account has booked them for', async () => {
    const practice = await publishPractice(scheduling);
    const actor = { kind: 'client', userId: newId() } as const;
    const { id } = await bookAt(scheduling, practice, inOctober('15:00'), { actor });
    await erase(actor.userId);
    expect(await row(id)).toMatchObject({ first_name: 'Grace', email: 'grace@example.com', user_id: null });
  });
});
