import type { Appointment } from '@yarrow/contracts/scheduling/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { Delivery, type Channel } from '../deliveries/delivery.entity.js';
import type { MailMessage, TextMessage } from '../templates/message.js';
import { startOf } from '../appointment-copies/appointment-times.js';

/** News that are older when they arrive are told to nobody, as after a replay of all events. */
const STALE_MS = 12 * 3600 * 1000;

/** One message that should reach somebody. */
export interface Plan {
  kind: string;
  /** What makes the message one of its kind: the same subject, kind, recipient and channel are told once. */
  subject: string;
  recipient: string;
  channel: Channel;
  message: MailMessage | TextMessage;
  appointment?: Appointment;
  /** The message is dropped unless the appointment still has this state and start when it is sent. */
  onlyWhile?: string;
  /** Epoch milliseconds. */
  sendAt: number;
}

/** @param now epoch milliseconds */
export function deliveriesOf(plans: Plan[], now: number): Delivery[] {
  return plans
    .filter(({ recipient, sendAt }) => recipient !== '' && sendAt > now - STALE_MS)
    .map(({ kind, subject, recipient, channel, message, appointment, onlyWhile, sendAt }) =>
      Object.assign(new Delivery(), {
        id: newId(),
        dedupeKey: [kind, subject, channel, recipient].join(' '),
        channel,
        kind,
        recipient,
        message,
        appointmentId: appointment?.appointmentId ?? null,
        holdsWhile: appointment && onlyWhile ? { state: onlyWhile, startsAt: startOf(appointment) } : null,
        state: 'planned' as const,
        sendAt: new Date(sendAt),
        attempts: 0,
        createdAt: new Date(now),
      }),
    );
}
