import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

/** A Monday at 07:00 in New York, where weeks begin on Sunday. */
const NOW = '2027-02-01T12:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let money: PracticeMoney;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  checkout = new CheckoutHarness(payments);
  money = new PracticeMoney(payments);
});

beforeEach(async () => {
  payments.clock.set(NOW);
  ({ practiceId, pro } = await payments.openPractice());
});
afterAll(() => payments?.stop());

const book = (startsAt: string, options: Parameters<PaymentsHarness['book']>[1] = {}) =>
  payments.book(practiceId, { requirement: 'none', startsAt, ...options });

interface Row {
  id: string;
  clientName: string;
  collectedCents: number;
  dueCents: number;
}

async function directory(args = '', page = '', actor = pro) {
  const [filter, paged] = [args && `(${args})`, [args, page].filter(Boolean).join(', ')];
  const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Practice {
    pastAppointments${paged && `(${paged})`} { id kind startsAt clientId clientName serviceName locationName amountCents
      dueCents collectedCents paymentStatus paidBy appointment { id dueCents } registration { id dueCents } }
    pastAppointmentsCount${filter} totalCollected${filter} totalOutstanding${filter} } } }`;
  const representations = [{ __typename: 'Practice', id: practiceId }];
  const { data, errors } = await payments.service.graphql(query, { representations }, actor);
  expect(errors).toBeUndefined();
  return data['_entities'][0];
}

const idsOf = async (args = '', page = '') => (await directory(args, page)).pastAppointments.map(({ id }: Row) => id);

async function contact(name: string): Promise<string> {
  const [firstName, lastName] = name.split(' ');
  const client = { clientId: newId(), practiceId, firstName, lastName, email: 'c@example.com', version: 1 };
  await payments.service.publish(ClientSavedSchema, { client }, { aggregateId: client.clientId });
  return client.clientId;
}

describe('the payments of a practice', () => {
  it('have a row for each visit with all that the table shows', async () => {
    const clientId = await contact('Grace Hopper');
    const lines = [
      { serviceId: newId(), name: 'Massage', amountCents: 8_000, durationMinutes: 60 },
      { serviceId: newId(), name: 'Oil', amountCents: 1_000, durationMinutes: 0, addOn: true },
    ];
    const booking = await book('2027-01-31T15:00:00Z', { clientId, lines });
    await money.markPaid(pro, booking, 'venmo');
    const { pastAppointments } = await directory();
    expect(pastAppointments).toEqual([
      {
        id: booking.id,
        kind: 'appointment',
        startsAt: '2027-01-31T10:00:00-05:00',
        clientId,
        clientName: 'Grace Hopper',
        serviceName: 'Massage, Oil',
        locationName: '',
        amountCents: 9_000,
        dueCents: 0,
        collectedCents: 9_000,
        paymentStatus: 'Paid',
        paidBy: 'Venmo',
        appointment: { id: booking.id, dueCents: 0 },
        registration: null,
      },
    ]);
  });

  it('are filtered by state, and the totals equal those of the ledger for every filter', async () => {
    const paid = await payments.book(practiceId);
    await checkout.pay(paid);
    const marked = await book('2027-01-20T15:00:00Z', { amountCents: 5_000 });
    await money.markPaid(pro, marked);
    const unpaid = await book('2027-01-21T15:00:00Z', { amountCents: 7_000 });
    const free = await book('2027-01-22T15:00:00Z', { amountCents: 0 });
    const coming = await book('2027-02-03T15:00:00Z', { amountCents: 3_000 });
    const late = await book('2027-02-02T15:00:00Z', { amountCents: 4_000 });
    await payments.cancel(late, 2_000);
    const gone = await book('2027-02-02T18:00:00Z');
    await payments.cancel(gone);
    const place = await checkout.register(practiceId, 'charge');
    await checkout.pay({ ...place, init: {} });
    const expected = {
      all: [paid.id, place.id, late.id, free.id, unpaid.id, marked.id],
      paid: [paid.id, place.id, marked.id],
      unpaid: [late.id, unpaid.id],
      free: [free.id],
      upcoming: [coming.id],
    };
    for (const [state, ids] of Object.entries(expected)) {
      const found = await directory(`stateFilter: ${state}`);
      const rows: Row[] = found.pastAppointments;
      expect([state, new Set(rows.map(({ id }) => id))]).toEqual([state, new Set(ids)]);
      expect(found.pastAppointmentsCount).toBe(ids.length);
      const sums = await ledgerOf(ids);
      expect([state, found.totalCollected]).toEqual([state, sums.collected]);
      expect([state, found.totalOutstanding]).toEqual([state, state === 'upcoming' ? 0 : sums.due]);
    }
    expect(await directory()).toMatchObject({ totalCollected: 18_000, totalOutstanding: 9_000 });
  });

  it('stay when everything went back, before the visit as well as without it', async () => {
    const [cancelled, adjusted] = [await payments.book(practiceId), await payments.book(practiceId)];
    for (const booking of [cancelled, adjusted]) await checkout.pay(booking);
    await payments.cancel(cancelled);
    await money.adjust(pro, adjusted, { amountCents: 9_000 });
    await payments.service.eventually(async () => {
      const found = await directory('stateFilter: paid');
      const rows: Row[] = found.pastAppointments;
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([cancelled.id, adjusted.id]));
      expect(rows.map(({ collectedCents }) => collectedCents)).toEqual([0, 0]);
      expect(found).toMatchObject({ pastAppointmentsCount: 2, totalCollected: 0, totalOutstanding: 0 });
    });
  });

  it('are found by the day in the practice’s zone, at the ends of months and weeks', async () => {
    const lastOfJanuary = await book('2027-02-01T04:59:00Z');
    const firstOfFebruary = await book('2027-02-01T05:00:00Z');
    const saturday = await book('2027-01-31T04:59:00Z');
    const lastYear = await book('2026-12-31T20:00:00Z');
    expect(await idsOf('dateFilter: this_month')).toEqual([firstOfFebruary.id]);
    expect(await idsOf('dateFilter: last_month')).toEqual([lastOfJanuary.id, saturday.id]);
    expect(await idsOf('dateFilter: this_week')).toEqual([firstOfFebruary.id, lastOfJanuary.id]);
    expect(await idsOf('dateFilter: last_week')).toEqual([saturday.id]);
    expect(await idsOf('dateFilter: this_year')).toEqual([firstOfFebruary.id, lastOfJanuary.id, saturday.id]);
    expect(await idsOf('dateFilter: last_year')).toEqual([lastYear.id]);
    expect(await idsOf('dateFilter: all_time')).toHaveLength(4);
  });

  it('are found by a part of the client’s name, and by the client', async () => {
    const [grace, ada] = [await contact('Grace Hopper'), await contact('Ada 50%_King')];
    const [one, two] = [
      await book('2027-01-30T15:00:00Z', { clientId: grace }),
      await book('2027-01-29T15:00:00Z', { clientId: ada }),
    ];
    expect(await idsOf('searchTerm: " hOPP "')).toEqual([one.id]);
    expect(await idsOf('searchTerm: "hopper gráce"')).toEqual([one.id]);
    expect(await idsOf('searchTerm: "50%_"')).toEqual([two.id]);
    expect(await idsOf('searchTerm: "%"')).toEqual([]);
    expect(await idsOf('searchTerm: "nobody"')).toEqual([]);
    expect(await idsOf(`clientId: "${ada}"`)).toEqual([two.id]);
    expect(await directory(`clientId: "${ada}"`)).toMatchObject({ pastAppointmentsCount: 1, totalOutstanding: 9_000 });
    expect(await idsOf('clientId: "nonsense"')).toEqual([]);
  });

  it('come in pages, and never in more than 500 at once', async () => {
    const ids: string[] = [];
    for (const day of [21, 22, 23]) ids.unshift((await book(`2027-01-${day}T15:00:00Z`)).id);
    expect(await idsOf('', 'limit: 2')).toEqual(ids.slice(0, 2));
    expect(await idsOf('', 'limit: 2, offset: 2')).toEqual(ids.slice(2));
    expect(await idsOf('', 'limit: 0, offset: -3')).toEqual(ids.slice(0, 1));
    expect(await idsOf('', 'limit: 100000')).toEqual(ids);
    expect(await directory('', 'limit: 1')).toMatchObject({ pastAppointmentsCount: 3 });
  });

  it('are visible to the practice only', async () => {
    await book('2027-01-30T15:00:00Z');
    const other = await payments.publishPractice();
    const hidden = {
      pastAppointments: null,
      pastAppointmentsCount: null,
      totalCollected: null,
      totalOutstanding: null,
    };
    for (const actor of [other.pro, { kind: 'client' as const, userId: newId() }, { kind: 'anonymous' as const }]) {
      expect(await directory('', '', actor)).toEqual(hidden);
    }
  });

  it('are exported whole, with names that are no formulas', async () => {
    const clientId = await contact('=SUM(A1) Hopper');
    await book('2027-01-30T15:00:00Z', { clientId });
    await book('2027-01-29T15:00:00Z');
    const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Practice {
      all: pastAppointmentsExport none: pastAppointmentsExport(stateFilter: free) } } }`;
    const ask = async (actor: Partial<Actor>) =>
      (await payments.service.graphql(query, { keys: [{ __typename: 'Practice', id: practiceId }] }, actor)).data[
        '_entities'
      ][0];
    const { all, none } = await ask(pro);
    expect(all.split('\r\n')).toEqual([
      '\uFEFFAppointment Date,Client Name,Service,Location,Amount,Status,Paid By',
      `2027-01-30 10:00,"'=SUM(A1) Hopper",Appointment,,90.00,Card needed past due,`,
      '2027-01-29 10:00,,Appointment,,90.00,Card needed past due,',
    ]);
    expect(none.split('\r\n')).toHaveLength(1);
    expect(await ask({ kind: 'client', userId: newId() })).toEqual({ all: null, none: null });
  });
});

/** What the ledger itself says of visits. */
async function ledgerOf(ids: readonly string[]): Promise<{ collected: number; due: number }> {
  const [row] = await payments.service.dataSource.query<{ collected: number; due: number }[]>(
    `SELECT coalesce(sum(amount_cents) FILTER (WHERE account IN ('provider_clearing', 'offline_payments')), 0)::int AS collected,
       coalesce(sum(amount_cents) FILTER (WHERE account = 'client_receivable'), 0)::int AS due
     FROM entries WHERE appointment_id = ANY($1::uuid[])`,
    [ids],
  );
  return row!;
}
