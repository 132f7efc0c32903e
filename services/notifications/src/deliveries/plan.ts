import { newId } from '@yarrow/kit/ids';
import { inertMail, inertText } from '../templates/inert-text.js';
import type { MailMessage, TextMessage } from '../templates/message.js';
import { Delivery, type Channel, type Condition } from './delivery.entity.js';

/** News that are older when they arrive are told to nobody, as after a replay of all events. */
export const STALE_MS = 12 * 3600 * 1000;

/** One message that should reach somebody. */
export interface Plan {
  kind: string;
  /** What makes the message one of its kind: the same subject, kind, recipient and channel are told once. */
  subject: string;
  recipient: string;
  channel: Channel;
  message: MailMessage | TextMessage;
  /** Id of the appointment or the registration that it is about. */
  about?: string | undefined;
  /** The message is dropped unless this is true of what it is about when it is sent. */
  holdsWhile?: Condition | undefined;
  /** Epoch milliseconds. */
  sendAt: number;
}

/** A delivery and what it says, which is not part of it in clear. */
export interface PlannedDelivery {
  delivery: Delivery;
  message: MailMessage | TextMessage;
}

/** @param now epoch milliseconds */
export function deliveriesOf(plans: readonly Plan[], now: number): PlannedDelivery[] {
  return plans
    .filter(({ recipient, sendAt }) => recipient !== '' && sendAt > now - STALE_MS)
    .map((plan) => ({
      delivery: deliveryOf(plan, now),
      message: 'body' in plan.message ? inertText(plan.message) : inertMail(plan.message),
    }));
}

function deliveryOf({ kind, subject, recipient, channel, about, holdsWhile, sendAt }: Plan, now: number): Delivery {
  return Object.assign(new Delivery(), {
    id: newId(),
    dedupeKey: [kind, subject, channel, recipient].join(' '),
    channel,
    kind,
    recipient,
    message: null,
    appointmentId: about ?? null,
    holdsWhile: holdsWhile ?? null,
    state: 'planned' as const,
    sendAt: new Date(sendAt),
    attempts: 0,
    createdAt: new Date(now),
  });
}
