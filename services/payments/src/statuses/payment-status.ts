import type { ClientPaymentStatus, PaymentAction, PaymentStatus } from '../generated/graphql.js';
import { isPaidBack } from '../ledger/ledger-rules.js';
import { type AppointmentState, isClosed } from '../records/appointments/appointment-state.js';
import type { PaymentSnapshot } from './payment-snapshots.repository.js';

/** Everything that the status of a payment follows from. Nothing of it is a stored label. */
export interface PaymentFacts {
  state: AppointmentState;
  /** The price itself is nothing; what is covered by a coupon, a package or a gift card is not free but paid for. */
  free: boolean;
  /** A tip was given. */
  tipped: boolean;
  /** The client did not come, and nothing is kept for that. */
  waived: boolean;
  /** The payment of a visit that stands was fully refunded. */
  refunded: boolean;
  /** Balance of the ledger: above zero owed by the client, cents. */
  dueCents: number;
  hasCard: boolean;
  /** The practice takes cards. */
  takesCards: boolean;
  /** The practice takes PayPal or Venmo. */
  takesWallets: boolean;
  /** A card has to be there before the booking counts or the visit begins. */
  cardRequired: boolean;
  /** The latest attempt at charging what is due failed. */
  lastChargeFailed: boolean;
  /** It failed because the bank wants to hear from the client: only the client can bring it to its end. */
  bankAsks: boolean;
  startsAt: Date;
  /** The client disputes a payment and it is not decided yet. */
  disputed: boolean;
  /** The practice has sent an invoice: it is asked for now, whenever the visit is. */
  invoiced: boolean;
}

/** What the status of an appointment's payment follows from. */
export function paymentFacts({
  appointment,
  balance,
  card,
  disputes,
  takesCards,
  takesWallets,
  problem,
}: PaymentSnapshot): PaymentFacts {
  return {
    state: appointment.state,
    free: appointment.free,
    tipped: balance.tipCents > 0,
    waived: appointment.missed && appointment.keptCents === 0 && appointment.packageSession === null,
    refunded: isPaidBack(balance),
    dueCents: balance.dueCents,
    hasCard: card !== null,
    takesCards,
    takesWallets,
    cardRequired: appointment.paymentRequirement !== 'none',
    lastChargeFailed: problem !== null,
    bankAsks: problem?.code === 'authentication_required',
    startsAt: appointment.startsAt,
    disputed: disputes.some(({ open }) => open),
    invoiced: appointment.invoicedAt !== null,
  };
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
  if (facts.disputed) return 'Disputed';
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

const PAYABLE: ReadonlySet<ClientPaymentStatus> = new Set([
  'Card_needed',
  'Card_needed_past_due',
  'Failed',
  'Past_due',
]);

/**
 * What the client is asked to do: pay for what is past or has an invoice, give a card for what is to come (spec client §4).
 * A payment that the bank wants confirmed is finished with the same card, whenever the visit is.
 */
export function paymentAction(status: ClientPaymentStatus, facts: PaymentFacts, now: Date): PaymentAction {
  const invoiced = facts.invoiced && facts.state === 'approved';
  if (!PAYABLE.has(status) && !(invoiced && status === 'Pending')) return 'none';
  const isPayable = invoiced || isClosed(facts.state) || facts.startsAt.getTime() <= now.getTime();
  // A wallet pays what is due; there is nothing in it that could be saved for later.
  if (!facts.takesCards) return facts.takesWallets && isPayable ? 'pay_now' : 'none';
  if (status === 'Failed' && facts.bankAsks) return 'pay_now';
  return isPayable ? 'pay_now' : 'add_card';
}

function settledStatus(facts: PaymentFacts): 'Cancelled' | 'Free' | 'Paid' | 'Refunded' | undefined {
  if (isClosed(facts.state)) return facts.dueCents > 0 ? undefined : 'Cancelled';
  if (facts.dueCents > 0) return undefined;
  if (facts.waived) return 'Cancelled';
  if (facts.refunded) return 'Refunded';
  return facts.free && !facts.tipped ? 'Free' : 'Paid';
}

/** A late fee is due immediately, a visit once it has started. A visit that was never accepted is not due. */
function isOverdue(facts: PaymentFacts, now: Date): boolean {
  if (isClosed(facts.state)) return true;
  return facts.state === 'approved' && facts.startsAt.getTime() <= now.getTime();
}
