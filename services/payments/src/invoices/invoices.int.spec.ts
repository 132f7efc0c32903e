import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { InvoiceSentSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

const NOW = '2027-01-04T12:00:00Z';
const YESTERDAY = '2027-01-03T15:00:00Z';

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

const LINES = [{ serviceId: newId(), name: 'Massage', amountCents: 9_000, durationMinutes: 60 }];
const book = (options: Parameters<PaymentsHarness['book']>[1] = {}) =>
  payments.book(practiceId, { requirement: 'none', startsAt: YESTERDAY, lines: LINES, ...options });

interface Sent {
  id: string;
  number: string;
  totalCents: number;
  dueCents: number;
  path: string | null;
}

async function send(
  booking: Pick<Booking, 'id'>,
  options: { sendTo?: string; key?: string; actor?: Partial<Actor> } = {},
) {
  const { sendTo = 'email', key = null, actor = pro } = options;
  const query = `mutation ($id: ID!, $sendTo: InvoiceChannel!, $key: ID) {
    it: sendClientInvoiceMutation(appointmentId: $id, sendTo: $sendTo, idempotencyKey: $key) { result
      errors { code message field } appointment { id invoices { id number sentTo totalCents dueCents path } } } }`;
  return (await payments.service.graphql(query, { id: booking.id, sendTo, key }, actor)).data['it'];
}

async function invoicesOf({ id, token }: Pick<Booking, 'id' | 'token'>, actor?: Partial<Actor>): Promise<Sent[]> {
  const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Appointment {
    invoices { id number totalCents dueCents path } paymentAction } } }`;
  const keys = [{ __typename: 'Appointment', id, instantActionToken: token }];
  return (await payments.service.graphql(query, { keys }, actor)).data['_entities'][0].invoices;
}

async function fileOf(booking: Booking): Promise<{ path: string; text: string; type: string | null }> {
  // The job runs by itself as well.
  const path = await payments.service.eventually(async () => (await invoicesOf(booking))[0]!.path ?? false);
  const answer = await read(path as string);
  return { path: path as string, text: await answer.text(), type: answer.headers.get('content-type') };
}

async function read(path: string, actor: Partial<Actor> = { kind: 'anonymous' }): Promise<Response> {
  const headers = { authorization: `Bearer ${await payments.service.tokenOf(actor)}` };
  return fetch(payments.service.url + path, { headers });
}

async function contact(reach: { email?: string; phone?: string }): Promise<string> {
  const client = { clientId: newId(), practiceId, firstName: 'Grace', lastName: 'Hopper', version: 1, ...reach };
  await payments.service.publish(ClientSavedSchema, { client }, { aggregateId: client.clientId });
  return client.clientId;
}

describe('an invoice', () => {
  it.each(['email', 'sms', 'both'])('is sent by %s, with its file', async (sendTo) => {
    const booking = await book();
    expect(await send(booking, { sendTo })).toMatchObject({
      result: 'success',
      errors: [],
      appointment: { invoices: [{ number: '0001', sentTo: sendTo, totalCents: 9_000, dueCents: 9_000 }] },
    });
    const { text, type } = await fileOf(booking);
    expect([type, text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const sent = (await payments.service.emitted(InvoiceSentSchema)).filter((one) => one.practiceId === practiceId);
    expect(sent).toMatchObject([
      { appointmentId: booking.id, number: '0001', amountCents: 9_000, dueCents: 9_000, sendTo, hasFile: true },
    ]);
    await payments.runJob('invoices');
    const again = (await payments.service.emitted(InvoiceSentSchema)).filter((one) => one.practiceId === practiceId);
    expect(again).toHaveLength(1);
  });

  it('keeps its number until something on it changes; payments change what is due alone', async () => {
    const booking = await book();
    await send(booking);
    await money.markPaid(pro, booking);
    expect((await send(booking)).appointment.invoices[0]).toMatchObject({ number: '0001', dueCents: 0 });
    await money.adjust(pro, booking, { amountCents: 1_000 });
    const { appointment } = await send(booking);
    expect(appointment.invoices.map(({ number }: Sent) => number)).toEqual(['0002', '0001', '0001']);
    expect(appointment.invoices[0]).toMatchObject({ totalCents: 8_000 });
    const rows = await payments.service.dataSource.query(
      'SELECT number, replaces_number AS replaces FROM invoices WHERE practice_id = $1 ORDER BY number',
      [practiceId],
    );
    expect(rows).toEqual([
      { number: 1, replaces: null },
      { number: 2, replaces: 1 },
    ]);
  });

  it('states what was true when it was sent, whatever the practice says of itself since', async () => {
    const booking = await book();
    const details = { legalName: 'Still Waters LLC', address: '', taxLabel: 'EIN', taxNumber: '12-3', note: '' };
    const update = async (changes: object) => {
      const query = `mutation ($input: UpdateInvoiceDetailsInput!) { it: updateInvoiceDetails(input: $input) {
        result errors { code field } details { legalName taxBasisPoints } } }`;
      const input = { ...details, taxBasisPoints: 2_000, ...changes };
      return (await payments.service.graphql(query, { input }, pro)).data['it'];
    };
    expect(await update({})).toEqual({
      ...{ result: 'success', errors: [] },
      details: { legalName: 'Still Waters LLC', taxBasisPoints: 2_000 },
    });
    await send(booking);
    await update({ legalName: 'Other Ltd' });
    await send(booking);
    const rows = await payments.service.dataSource.query<{ content: object }[]>(
      'SELECT content FROM invoices WHERE practice_id = $1 ORDER BY number',
      [practiceId],
    );
    expect(rows.map(({ content }) => content)).toMatchObject([
      { practice: { legalName: 'Still Waters LLC', taxNumber: '12-3' }, taxCents: 1_500 },
      { practice: { legalName: 'Other Ltd' } },
    ]);
    expect(await update({ taxBasisPoints: 5_001 })).toMatchObject({
      errors: [{ code: 'invalid_percent', field: 'taxBasisPoints' }],
    });
    expect(await update({ taxNumber: 'x'.repeat(41) })).toMatchObject({ errors: [{ code: 'invalid_tax_number' }] });
  });

  it('has numbers without gaps, however many are sent at once and refused between them', async () => {
    const bookings = await Promise.all(Array.from({ length: 6 }, () => book()));
    const free = await book({ lines: [], amountCents: 0 });
    await Promise.all([...bookings, free, free].map((booking) => send(booking)));
    const rows = await payments.service.dataSource.query<{ number: number }[]>(
      'SELECT number FROM invoices WHERE practice_id = $1 ORDER BY number',
      [practiceId],
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const other = await payments.openPractice();
    const elsewhere = await payments.book(other.practiceId, { requirement: 'none', startsAt: YESTERDAY });
    expect((await send(elsewhere, { actor: other.pro })).appointment.invoices[0].number).toBe('0001');
  });

  it('is sent once for one request, however often that comes', async () => {
    const booking = await book();
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => send(booking, { key })));
    for (const answer of answers) expect(answer.result).toBe('success');
    expect(await invoicesOf(booking)).toHaveLength(1);
    expect(await send(await book(), { key })).toMatchObject({ errors: [{ code: 'invalid_idempotency_key' }] });
    await send(booking, { key: newId() });
    expect(await invoicesOf(booking)).toHaveLength(2);
  });

  it('is refused if there is nothing to bill or the client has no address for the channel', async () => {
    const refused = async (booking: Booking, sendTo: string) => (await send(booking, { sendTo })).errors;
    expect(await refused(await book({ lines: [], amountCents: 0 }), 'email')).toMatchObject([{ code: 'not_payable' }]);
    expect(await refused(await book({ requirement: 'charge' }), 'email')).toMatchObject([{ code: 'not_payable' }]);
    const [mailed, texted] = [await contact({ email: 'g@example.com' }), await contact({ phone: '+12125550123' })];
    const noPhone = { code: 'no_phone', message: 'This client has no phone number on file.', field: 'sendTo' };
    const noEmail = { code: 'no_email', message: 'This client has no email address on file.', field: 'sendTo' };
    const [byMail, byText] = [await book({ clientId: mailed }), await book({ clientId: texted })];
    expect(await refused(byMail, 'sms')).toEqual([noPhone]);
    expect(await refused(byMail, 'both')).toEqual([noPhone]);
    expect(await refused(byText, 'email')).toEqual([noEmail]);
    expect(await refused(byText, 'both')).toEqual([noEmail]);
    expect(await refused(byMail, 'email')).toEqual([]);
    expect(await refused(byText, 'sms')).toEqual([]);
    const rows = await payments.service.dataSource.query('SELECT number FROM invoices WHERE practice_id = $1', [
      practiceId,
    ]);
    expect(rows).toHaveLength(2);
  });

  it('of a cancelled visit bills the fee that is kept', async () => {
    const booking = await book({ startsAt: '2027-01-04T15:00:00Z' });
    await payments.cancel(booking, 4_500);
    expect((await send(booking)).appointment.invoices[0]).toMatchObject({ totalCents: 4_500, dueCents: 4_500 });
  });

  it('of a place in a group event is sent as well', async () => {
    const place = await checkout.register(practiceId, 'none');
    expect(await send(place)).toMatchObject({ result: 'success' });
  });

  it('can be sent by the practice only, with a rate limit', async () => {
    const booking = await book();
    const other = await payments.publishPractice();
    const missing = { result: 'failure', errors: [{ code: 'not_found' }], appointment: null };
    expect(await send(booking, { actor: other.pro })).toMatchObject(missing);
    expect(await send({ id: 'nonsense' })).toMatchObject(missing);
    expect(await invoicesOf(booking)).toEqual([]);
    for (let count = 0; count < 10; count++) expect((await send(booking)).result).toBe('success');
    expect(await send(booking)).toMatchObject({ errors: [{ code: 'rate_limited' }] });
  });
});

describe('the file of an invoice', () => {
  it('opens by the client’s link, and by the practice’s in its own session', async () => {
    const booking = await book();
    await send(booking);
    const { path, text } = await fileOf(booking);
    expect(path).toContain(booking.token);
    expect(text.startsWith('%PDF-')).toBe(true);
    const [own] = await invoicesOf({ id: booking.id, token: booking.practiceToken }, pro);
    expect(own!.path).toBe(path.replace(booking.token, booking.practiceToken));
    const status = async (url: string, actor?: Partial<Actor>) => (await read(url, actor)).status;
    expect(await status(own!.path!, pro)).toBe(200);
    // Without the session the practice's token opens nothing, nor does the link of another visit.
    expect(await status(own!.path!)).toBe(404);
    const another = await book();
    expect(await status(path.replace(booking.token, another.token))).toBe(404);
    expect(await status(path.replace('.pdf', ''))).toBe(404);
    expect(await status(`/api/payments/invoices/${booking.token}/${newId()}.pdf`)).toBe(404);
    expect(await status(`/api/payments/invoices/${booking.token}/nonsense.pdf`)).toBe(404);
  });
});

describe('a visit to come', () => {
  it('can be paid by its client as soon as there is an invoice', async () => {
    const booking = await book({ startsAt: '2027-01-20T15:00:00Z' });
    expect((await payments.show(booking)).paymentAction).toBe('add_card');
    await send(booking);
    expect((await payments.show(booking)).paymentAction).toBe('pay_now');
    await checkout.pay(booking);
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
    expect(await payments.show(booking)).toMatchObject({ dueCents: 0, paymentAction: 'none', paymentStatus: 'Paid' });
  });
});
