import type { ClientPaymentStatus, PaymentStatus } from '../generated/graphql.js';

/** State of the appointment as scheduling names it. */
export type AppointmentState = 'awaiting_payment' | 'pending' | 'approved' | 'declined' | 'cancelled' | 'unavailable';

/** Everything that the status of a payment follows from. Nothing of it is a stored label. */
export interface PaymentFacts {
  state: AppointmentState;
  /** What the visit costs: price, tip and fees, cents; for a cancelled one what is kept of it. */
  totalCents: number;
  /** Price of the visit itself, cents; 0 is free. */
  priceCents: number;
  /** Balance of the ledger: above zero owed by the client, cents. */
  dueCents: number;
  hasCard: boolean;
  /** The practice takes cards. */
  takesCards: boolean;
  /** A card has to be there before the booking counts or the visit begins. */
  cardRequired: boolean;
  /** The latest attempt at charging what is due failed. */
  lastChargeFailed: boolean;
  startsAt: Date;
}

const closedStates: ReadonlySet<AppointmentState> = new Set(['declined', 'cancelled', 'unavailable']);

/** Whether the appointment will not take place. */
export function isClosed(state: AppointmentState): boolean {
  return closedStates.has(state);
}

/** What the client reads (spec client §4). */
export function clientPaymentStatus(facts: PaymentFacts, now: Date): ClientPaymentStatus {
  const settled = settledStatus(facts);
  if (settled) return settled;
  if (facts.lastChargeFailed) return 'Failed';
  const cardMissing = facts.takesCards && !facts.hasCard;
  if (isOverdue(facts, now)) return cardMissing ? 'Card_needed_past_due' : 'Past_due';
  return cardMissing ? 'Card_needed' : 'Pending';
}

/** What the practitioner reads (spec portal-operations §4). */
export function paymentStatus(facts: PaymentFacts, now: Date): PaymentStatus {
  const settled = settledStatus(facts);
  if (settled) return settled;
  if (facts.lastChargeFailed) return 'Failed';
  const cardMissing = facts.takesCards && !facts.hasCard;
  if (isOverdue(facts, now)) {
    if (cardMissing) return 'Card_needed_past_due';
    return facts.takesCards && facts.cardRequired ? 'Past_due' : 'Unpaid';
  }
  if (cardMissing && facts.cardRequired) return 'Card_needed';
  return facts.state === 'approved' ? 'Upcoming' : 'Pending';
}

function settledStatus(facts: PaymentFacts): 'Cancelled' | 'Free' | 'Paid' | undefined {
  if (isClosed(facts.state)) return facts.dueCents > 0 ? undefined : 'Cancelled';
  if (facts.priceCents === 0 && facts.totalCents === 0) return 'Free';
  return facts.dueCents <= 0 ? 'Paid' : undefined;
}

/** A late fee is owed at once, a visit once it has begun; nobody owes a visit that was never agreed. */
function isOverdue(facts: PaymentFacts, now: Date): boolean {
  if (isClosed(facts.state)) return true;
  return facts.state === 'approved' && facts.startsAt.getTime() <= now.getTime();
}
