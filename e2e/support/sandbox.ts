import { eventually } from './eventually.js';
import { SANDBOX_URL } from './site.js';

/** Stripe's published test cards (https://docs.stripe.com/testing). */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksBank: '4000002500003155',
  /** Can be saved, and is declined when it is charged. */
  declinedLater: '4000000000000341',
  /** The bank wants to be asked each time. */
  asksBankAlways: '4000002760003184',
};

export interface CaughtMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
  attachments: { filename: string | null; mimeType: string; content: string }[];
}

export interface Charge {
  id: string;
  status: string;
  amount: number;
  amount_refunded: number;
}

async function control<T>(path: string): Promise<T> {
  const response = await fetch(`${SANDBOX_URL}/control${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

/** The newest mail to an address with such a subject, once it has arrived. @param timeoutMs longer for one of many */
export async function mailTo(address: string, subject: RegExp, timeoutMs?: number): Promise<CaughtMail> {
  const query = new URLSearchParams({ to: address });
  const find = async () => {
    const mails = await control<CaughtMail[]>(`/mail?${query}`);
    return mails.find((mail) => subject.test(mail.subject));
  };
  const { id } = await eventually(`mail ${subject} to ${address}`, find, timeoutMs);
  return control<CaughtMail>(`/mail/${id}`);
}

/** The newest text to a number with such words, once it has arrived. @param number E.164 */
export async function textTo(number: string, words: RegExp): Promise<string> {
  const query = new URLSearchParams({ to: number });
  return eventually(`text ${words} to ${number}`, async () => {
    const texts = await control<{ body: string }[]>(`/messages?${query}`);
    return texts.find(({ body }) => words.test(body))?.body;
  });
}

/** How many mails with such a subject have arrived at an address. */
export async function countMailsTo(address: string, subject: RegExp): Promise<number> {
  const mails = await control<CaughtMail[]>(`/mail?${new URLSearchParams({ to: address })}`);
  return mails.filter((mail) => subject.test(mail.subject)).length;
}

/** The calendar that a mail carries (iCalendar), with its folded lines joined. */
export function calendarOf(mail: CaughtMail): string {
  const file = mail.attachments.find(({ mimeType }) => mimeType.startsWith('text/calendar'));
  if (!file) throw new Error(`The mail "${mail.subject}" has no calendar`);
  return Buffer.from(file.content, 'base64').toString('utf8').replaceAll('\r\n ', '');
}

/** Charges that went through for an appointment. */
export async function chargesOf(appointmentId: string): Promise<Charge[]> {
  const intents = await control<{ id: string; metadata: Record<string, string> }[]>('/stripe/objects/payment_intent');
  const own = new Set(
    intents.filter(({ metadata }) => metadata['appointment_id'] === appointmentId).map(({ id }) => id),
  );
  const charges = await control<(Charge & { payment_intent: string })[]>('/stripe/objects/charge');
  return charges.filter(({ payment_intent: intent, status }) => own.has(intent) && status === 'succeeded');
}

async function order<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${SANDBOX_URL}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

/** The client's bank returns the refunds of an appointment that Stripe has made. */
export async function failRefundOf(appointmentId: string): Promise<void> {
  const charges = (await chargesOf(appointmentId)).map(({ id }) => id);
  const refunds = await control<{ id: string; charge: string }[]>('/stripe/objects/refund');
  for (const { id } of refunds.filter(({ charge }) => charges.includes(charge))) await order(`/refunds/${id}/fail`, {});
}

/** The client disputes the charge of an appointment that Stripe has made. @returns the dispute's id */
export async function disputeChargeOf(appointmentId: string): Promise<string> {
  const [charge] = await chargesOf(appointmentId);
  return (await order<{ id: string }>(`/charges/${charge!.id}/dispute`, { reason: 'fraudulent' })).id;
}

export async function decideDispute(disputeId: string, status: 'lost' | 'won'): Promise<void> {
  await order(`/disputes/${disputeId}`, { status });
}

export interface SquarePayment {
  id: string;
  status: string;
  amount_money: { amount: number; currency: string };
  note?: string;
}

/** Payments at Square of an appointment. */
export async function squarePaymentsOf(appointmentId: string): Promise<SquarePayment[]> {
  const payments = await control<SquarePayment[]>('/square/payments');
  return payments.filter(({ note }) => note?.includes(appointmentId));
}

/** What PayPal finds of the account of a practice that has connected it. */
export async function changePaypalMerchant(
  practiceId: string,
  facts: { payments_receivable?: boolean; primary_email_confirmed?: boolean },
): Promise<void> {
  const response = await fetch(`${SANDBOX_URL}/control/paypal/merchants/${practiceId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(facts),
  });
  if (!response.ok) throw new Error(`PayPal’s merchant answered ${response.status}`);
}

export interface PaypalCapture {
  id: string;
  status: string;
  amount: { value: string };
  supplementary_data: { related_ids: { order_id: string } };
}

/** Captures at PayPal of an appointment. */
export async function paypalCapturesOf(appointmentId: string): Promise<PaypalCapture[]> {
  const orders = await control<{ id: string; purchase_units: { invoice_id?: string }[] }[]>('/paypal/orders');
  const mine = orders.filter(({ purchase_units: [unit] }) => unit?.invoice_id?.startsWith(appointmentId));
  const captures = await control<PaypalCapture[]>('/paypal/captures');
  return captures.filter((capture) => mine.some(({ id }) => id === capture.supplementary_data.related_ids.order_id));
}

export interface ZoomMeeting {
  id: number;
  topic: string;
  start_time: string;
  join_url: string;
}

/** Meetings at Zoom of a host. */
export function zoomMeetingsOf(email: string): Promise<ZoomMeeting[]> {
  return control(`/zoom/meetings?${new URLSearchParams({ email })}`);
}

/** The host takes the app away at Zoom. */
export async function deauthorizeZoom(email: string): Promise<void> {
  await order(`/zoom/users/${encodeURIComponent(email)}/deauthorize`, {});
}

/** An entry of an external calendar. Times are ISO 8601 in UTC. */
export interface OwnEntry {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  isPrivate: boolean;
}

/** What the owner of an account at a provider of calendars does there. */
export function ownCalendarOf(provider: 'google' | 'microsoft', email: string) {
  const user = `/${provider}/users/${encodeURIComponent(email)}`;
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${SANDBOX_URL}/control${user}${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
  return {
    entries: () => send<OwnEntry[]>('GET', '/entries'),
    /** @returns its id */
    put: async (entry: Omit<OwnEntry, 'id' | 'isPrivate'>) =>
      (await send<{ id: string }>('POST', '/entries', entry)).id,
    remove: (id: string) => send('DELETE', `/entries/${encodeURIComponent(id)}`),
    revoke: () => send('POST', '/revoke'),
  };
}

export interface NameRecord {
  type: 'A' | 'AAAA' | 'CNAME' | 'TXT';
  value: string;
}

/** What name servers answer for a name from now on. */
export async function setName(name: string, records: readonly NameRecord[]): Promise<void> {
  await order('/names', { name, records });
}
