import { eventually } from './eventually.js';
import { SANDBOX_URL } from './site.js';

/** Stripe's published test cards (https://docs.stripe.com/testing). */
export const CARDS = { good: '4242424242424242', declined: '4000000000000002', asksBank: '4000002500003155' };

export interface CaughtMail {
  id: string;
  subject: string;
  text: string;
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

/** The newest mail to an address with such a subject, once it has arrived. */
export async function mailTo(address: string, subject: RegExp): Promise<CaughtMail> {
  const query = new URLSearchParams({ to: address });
  const { id } = await eventually(`mail ${subject} to ${address}`, async () => {
    const mails = await control<CaughtMail[]>(`/mail?${query}`);
    return mails.find((mail) => subject.test(mail.subject));
  });
  return control<CaughtMail>(`/mail/${id}`);
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
