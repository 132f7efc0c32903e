import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import type { PaymentProblem } from '../providers/provider-objects.js';

/** What came of wanting to charge an appointment. */
export type ChargeResult =
  /** Nothing is due any more. */
  | { kind: 'paid' }
  /** No card is saved that may be charged for it. */
  | { kind: 'no_card' }
  | { kind: 'failed'; problem: PaymentProblem }
  /** The visit does not take place and nothing is owed for it: nothing is charged, what came too late goes back. */
  | { kind: 'closed'; problem: PaymentProblem }
  /** The bank wants the client to confirm. */
  | { kind: 'awaiting_client'; problem: PaymentProblem; clientSecret: string | null }
  /** The provider has not said yet; it will be asked again, and nothing is charged until it has. */
  | { kind: 'unknown' };

/** A refusal for which the provider gives no reason. */
export const CARD_DECLINED: PaymentProblem = {
  code: 'card_declined',
  message: 'Your card was declined. Please try another card.',
};

const TIME_LAPSED: PaymentProblem = {
  code: 'hold_expired',
  message: 'The time of this booking is no longer held for you. Please book again.',
};

const ORDER_EXPIRED: PaymentProblem = {
  code: 'hold_expired',
  message: 'This order has expired. Please order the gift card again.',
};

const CLOSED: Readonly<Partial<Record<AppointmentProjection['state'], PaymentProblem>>> = {
  cancelled: { code: 'not_open', message: 'This appointment was cancelled. Nothing has to be paid for it.' },
  declined: { code: 'not_open', message: 'This request was declined. Nothing has to be paid for it.' },
  unavailable: TIME_LAPSED,
};

/** Why there is nothing to pay for a visit that will not take place; undefined where it stands, or a fee of it was owed. */
export function closedResult(appointment: AppointmentProjection): (ChargeResult & { kind: 'closed' }) | undefined {
  const problem = appointment.keptCents > 0 ? undefined : CLOSED[appointment.state];
  return problem && { kind: 'closed', problem: appointment.isVisit ? problem : ORDER_EXPIRED };
}

/** What is said when a card came after the time to pay was over. */
export function lapsedResult({ isVisit }: AppointmentProjection): ChargeResult {
  return { kind: 'closed', problem: isVisit ? TIME_LAPSED : ORDER_EXPIRED };
}

/** What became of an attempt, as far as we know. */
export function resultOf(attempt: Attempt, clientSecret: string | null = null): ChargeResult {
  const { code, message } = CARD_DECLINED;
  const problem = { code: attempt.errorCode ?? code, message: attempt.errorMessage ?? message };
  switch (attempt.state) {
    case 'succeeded':
      return { kind: 'paid' };
    case 'failed':
      return { kind: 'failed', problem };
    case 'awaiting_client':
      return { kind: 'awaiting_client', problem, clientSecret };
    default:
      return { kind: 'unknown' };
  }
}
