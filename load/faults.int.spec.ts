import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Guest } from './harness/booking.mjs';
import { Databases } from './harness/databases.mjs';
import { findViolations, settle } from './harness/invariants.mjs';
import { openPractice, startOf } from './harness/practice.mjs';
import { Site, canRunSite } from './harness/site.mjs';
import { Storm, killInTurn } from './harness/storm.mjs';

const VICTIMS = ['scheduling', 'payments', 'notifications', 'nats', 'postgres', 'gateway'];

/** `node load/faults.mjs --minutes 10` does the same for longer and in changing order. */
(canRunSite() ? describe : describe.skip)('killing one process after the other while guests book and pay', () => {
  let site: Site;
  let databases: Databases;

  beforeAll(async () => {
    site = await Site.start();
    databases = new Databases(site);
  });

  afterAll(async () => {
    await databases?.close();
    await site?.stop();
  });

  it('loses nothing that was promised and does nothing twice', async () => {
    const practices = [await openPractice(site), await openPractice(site, { instant: false })];
    const storm = new Storm(site, practices, { lanes: 3 });
    await killInTurn(site, VICTIMS);
    await storm.stop();
    await settle(databases);

    expect([...storm.surprises, ...(await findViolations(site, databases, storm.promised))]).toEqual([]);
    expect(storm.paid).toBeGreaterThan(VICTIMS.length);
    expect(storm.paid).toBe(storm.promised.length);
  }, 300_000);

  it('detects violations of the invariants', async () => {
    const practice = await openPractice(site);
    const guests = [new Guest(site, practice), new Guest(site, practice)];
    const [lost, other] = await Promise.all(
      guests.map(async (guest, index) => guest.book(await guest.hold(startOf(index)))),
    );
    await settle(databases);
    const promised = { appointment: lost!, email: guests[0]!.email, practiceId: practice.practiceId, paid: true };
    const violations = async () =>
      (await findViolations(site, databases, [{ ...promised, startsAt: startOf(0) }])).join();

    expect(await violations()).toContain(`${lost!.id} was paid for and is awaiting_payment`);
    await databases.query('scheduling', `UPDATE appointments SET state = 'approved' WHERE id = $1`, [lost!.id]);
    expect(await violations()).toContain(`${lost!.id} is approved and 0 cents were charged`);
    await expect(settle(databases, { timeoutMs: 500 })).rejects.toThrow('1 stale and 0 unknown in payments');
    await databases.query('scheduling', `UPDATE appointments SET starts_at = $2 WHERE id = $1`, [
      other!.id,
      startOf(0),
    ]);
    expect(await violations()).toMatch(/appointments \S+ and \S+ overlap/);
    await databases.query('scheduling', 'UPDATE appointments SET email = $2 WHERE id = $1', [
      other!.id,
      guests[0]!.email,
    ]);
    expect(await violations()).toContain(`${lost!.id} is there 2 times`);
    expect(await violations()).toContain(`the contact of appointment ${other!.id} is missing or another`);
    await databases.query('scheduling', 'DELETE FROM appointments WHERE id = $1', [lost!.id]);
    expect(await violations()).toContain(`${lost!.id} was promised and is gone`);
  });
});
