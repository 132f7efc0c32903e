import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Guest } from './harness/booking.mjs';
import { Databases } from './harness/databases.mjs';
import { chargesByAppointment, findViolations, settle } from './harness/invariants.mjs';
import { listStarts, openPractice, startOf } from './harness/practice.mjs';
import { Site, canRunSite } from './harness/site.mjs';
import { eventually, Visitor } from './harness/visitor.mjs';

type Practice = Awaited<ReturnType<typeof openPractice>>;

(canRunSite() ? describe : describe.skip)('booking through the gateway with every service in its own process', () => {
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

  const newGuest = (practice: Practice) => new Guest(site, practice);

  async function bookAndPay(guest: Guest, startsAt: string) {
    const appointment = await guest.book(await guest.hold(startsAt));
    await guest.pay(appointment, await guest.enterCard(appointment));
    return appointment;
  }

  /** Attempts at charging that reached the provider, for this practice. */
  async function chargeCalls({ cardForm }: Practice): Promise<object[]> {
    const url = `${site.sandboxUrl}/control/calls?method=POST&path=/stripe/v1/payment_intents`;
    const calls = (await (await fetch(url)).json()) as { account?: string }[];
    return calls.filter(({ account }) => account === cardForm.accountId);
  }

  async function appointmentsOf({ practiceId }: Practice) {
    return databases.query('scheduling', 'SELECT id, state FROM appointments WHERE practice_id = $1', [practiceId]);
  }

  /** Lets the time pass after which a hold or an unpaid appointment lapses. No job of scheduling has to run then. */
  async function lapse(id: string): Promise<void> {
    await databases.query('scheduling', `UPDATE slot_holds SET expires_at = now() - interval '1 s' WHERE id = $1`, [
      id,
    ]);
    await databases.query('scheduling', `UPDATE occupancies SET expires_at = now() - interval '1 s' WHERE id = $1`, [
      id,
    ]);
    await databases.query(
      'scheduling',
      `UPDATE appointments SET payment_due_by = now() - interval '1 s' WHERE id = $1`,
      [id],
    );
  }

  const control = (path: string, body: object = {}) =>
    fetch(`${site.sandboxUrl}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('books a slot for one of twenty concurrent guests, and charges once', async () => {
    const practice = await openPractice(site);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => bookAndPay(newGuest(practice), startOf(0))),
    );

    const [winner, ...others] = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(others).toEqual([]);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(refusals).toEqual(Array(19).fill('slot_taken'));
    const { id } = (winner as PromiseFulfilledResult<{ id: string }>).value;
    await settle(databases);
    expect(await appointmentsOf(practice)).toEqual([{ id, state: 'approved' }]);
    expect((await chargesByAppointment(site)).get(id)).toMatchObject([{ amount: 9_000, amount_refunded: 0 }]);
    expect(await chargeCalls(practice)).toHaveLength(1);
  });

  it('charges once if the same payment is confirmed several times', async () => {
    const practice = await openPractice(site);
    const guest = newGuest(practice);
    const appointment = await guest.book(await guest.hold(startOf(0)));
    const setupIntentId = await guest.enterCard(appointment);
    await Promise.all(Array.from({ length: 20 }, () => guest.pay(appointment, setupIntentId)));

    await settle(databases);
    expect((await chargesByAppointment(site)).get(appointment.id)).toHaveLength(1);
    expect(await chargeCalls(practice)).toHaveLength(1);
    expect(await guest.look(appointment)).toMatchObject({ state: 'approved', clientPaymentStatus: 'Paid' });
  });

  it('accepts the id alone of a visit only from a browser that has opened its link', async () => {
    const practice = await openPractice(site);
    const [one, two] = [newGuest(practice), newGuest(practice)];
    const [visit, another] = [await bookAndPay(one, startOf(0)), await bookAndPay(two, startOf(1))];
    const open = 'query ($token: String!) { tokenAppointment(instantActionToken: $token) { id } }';
    const cancel = `mutation ($id: ID!, $token: String) {
      it: cancelAppointmentNoUser(appointmentId: $id, instantActionToken: $token) { result errors { code } } }`;
    const setUp = `mutation ($id: ID!, $practiceId: ID!) {
      it: setupIntent(appointmentId: $id, practiceId: $practiceId) { result errors { code } } }`;
    const refused = { it: { result: 'failure', errors: [{ code: 'not_found' }] } };
    const done = { it: { result: 'success', errors: [] } };
    const browserOf = async (opened?: { instantActionToken: string }) => {
      const visitor = new Visitor(site.gatewayUrl);
      if (opened) await visitor.ask(open, { token: opened.instantActionToken });
      return visitor;
    };
    const { practiceId } = practice;
    for (const stranger of [await browserOf(), await browserOf(another)]) {
      expect(await stranger.ask(setUp, { id: visit.id, practiceId })).toEqual(refused);
      expect(await stranger.ask(cancel, { id: visit.id })).toEqual(refused);
    }
    expect(await one.look(visit)).toMatchObject({ state: 'approved' });
    const browser = await browserOf(visit);
    expect(await browser.ask(setUp, { id: visit.id, practiceId })).toEqual(done);
    expect(await browser.ask(cancel, { id: visit.id })).toEqual(done);
    const token = another.instantActionToken;
    expect(await (await browserOf()).ask(cancel, { id: another.id, token })).toEqual(done);
    expect([await one.look(visit), await two.look(another)]).toMatchObject([
      { state: 'cancelled' },
      { state: 'cancelled' },
    ]);
  });

  it('frees the slot of a hold at the moment at which the hold expires', async () => {
    const practice = await openPractice(site);
    const [first, second] = [newGuest(practice), newGuest(practice)];
    const startsAt = startOf(5);
    const hold = await first.hold(startsAt);
    await expect(second.hold(startsAt)).rejects.toMatchObject({ code: 'slot_taken' });

    await lapse(hold.id);
    const offered = (await listStarts(practice, startsAt.slice(0, 10))).map((start) => Date.parse(start));
    expect(offered).toContain(Date.parse(startsAt));
    await bookAndPay(second, startsAt);
    await expect(first.book(hold)).rejects.toMatchObject({ code: 'hold_expired' });
  });

  it('refunds a payment in full when it arrives after another client booked the time', async () => {
    const practice = await openPractice(site);
    const [late, quick] = [newGuest(practice), newGuest(practice)];
    const startsAt = startOf(6);
    const appointment = await late.book(await late.hold(startsAt));
    // Otherwise the provider's own word may have the card charged before it is slow.
    await control('/webhooks/pause');
    const setupIntentId = await late.enterCard(appointment);
    await control('/faults', { path: '/v1/payment_intents', method: 'POST', kind: 'delay', delayMs: 3_000, count: 1 });
    const paying = late.pay(appointment, setupIntentId).catch((error: Error) => error);
    await eventually('a charge under way', async () => (await chargeCalls(practice)).length === 1);

    await lapse(appointment.id);
    const taken = await bookAndPay(quick, startsAt);
    await paying;
    await control('/webhooks/resume', { order: 'reversed', copies: 2 });

    await eventually('the refund', async () => {
      const [charge] = (await chargesByAppointment(site)).get(appointment.id) ?? [];
      return charge?.amount_refunded === 9_000;
    });
    await settle(databases);
    expect(await late.look(appointment)).toMatchObject({ state: 'unavailable', clientPaymentStatus: 'Cancelled' });
    expect(await quick.look(taken)).toMatchObject({ state: 'approved', clientPaymentStatus: 'Paid' });
    expect(await findViolations(site, databases, [])).toEqual([]);
  });
});
