import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { AppointmentState, CancellationPackageOutcome } from '../../gql/graphql.js';
import { formatMoney } from '../../lib/money.js';
import { lossText, momentText, type Terms } from '../checkout/terms.js';

export interface CancellationFacts {
  state: AppointmentState;
  /** What cancelling now would cost, cents. */
  cancellationFeeCents: number;
  /** What it costs in the late hours, cents. */
  lateCancellationFeeCents: number;
  /** What moving it late has cost so far, cents. */
  rescheduleFeesCents: number;
  /** Until when it is free; null where it always is. */
  freeCancellationUntil?: string | null | undefined;
  /** Place in a package, whose session a late cancellation uses up. */
  packageSessionNumber?: number | null | undefined;
  amountCurrency: string;
  /** Amount − discounts + tip + fees, cents. */
  fullTotal: number;
  dueCents: number;
  cancellationTerms: Terms;
  /** Zone in which the client reads times. */
  zone: string;
  now: number;
}

/** `Cancelling now costs $30; it was free until Sat 11:00 AM New York time.`: by the terms that the booking was made under. */
export function cancellationLine(facts: CancellationFacts): string {
  const { freeCancellationUntil: freeUntil, cancellationTerms: terms, zone, now } = facts;
  const until = freeUntil ? momentText(freeUntil, zone, now) : undefined;
  const loss = lossNow(facts);
  if (loss) return `Cancelling now costs ${loss}${until ? `; it was free until ${until}` : ''}.${allFees(facts)}`;
  if (!until || parseOffsetDateTime(freeUntil!) <= now) return 'You can cancel free of charge.';
  const later = lossText({
    terms,
    feeCents: facts.lateCancellationFeeCents,
    currency: facts.amountCurrency,
    takesSession: takesSession(facts),
  });
  return `Cancelling now costs nothing; free until ${until}${later ? `, after that ${later}` : ''}.`;
}

/** What is asked before cancelling: also what becomes of a package. */
export interface CancellationQuestion extends CancellationFacts {
  /** Of the package that the visit buys; null where it buys none. */
  cancellationPackageOutcome?: CancellationPackageOutcome | null | undefined;
  package?: { name: string; sessionsRemaining: number } | null | undefined;
  appointmentServices: readonly { addOn: boolean; amountCents: number }[];
}

/** What cancelling now costs and refunds. The effect on a package is a separate paragraph. */
export function cancellationCost(facts: CancellationQuestion): string {
  const [ofPackage, refund] = [packageLine(facts), refundLine(facts)];
  const cost = ofPackage ? `${cancellationLine(facts)}\n\n${ofPackage}` : cancellationLine(facts);
  return refund ? `${cost} ${refund}` : cost;
}

function packageLine(facts: CancellationQuestion): string {
  const { package: opened, cancellationPackageOutcome: outcome } = facts;
  if (outcome === 'ends') {
    return opened
      ? `Your package “${opened.name}” ends with this visit: its sessions can't be booked anymore.`
      : "The package you bought with it won't start.";
  }
  if (outcome === 'kept') {
    const left = opened && opened.sessionsRemaining + (lossOfSession(facts) ? 0 : 1);
    const stays = opened
      ? `Your package “${opened.name}” stays yours, with ${left} ${left === 1 ? 'session' : 'sessions'} left`
      : 'The package that comes with it stays yours';
    if (facts.fullTotal === 0) return `${stays}.`;
    return `${stays}; its price is ${isPaid(facts) ? 'not refunded' : 'still owed'}.`;
  }
  return takesSession(facts) && !lossOfSession(facts) ? 'The session goes back to your package.' : '';
}

function refundLine(facts: CancellationQuestion): string {
  if (!isPaid(facts)) return '';
  const costs = facts.cancellationFeeCents > 0;
  if (facts.cancellationPackageOutcome === 'kept') {
    const hasMore = facts.appointmentServices.some(({ addOn, amountCents }) => addOn && amountCents > 0);
    return hasMore ? `We'll refund what you paid for everything else${costs ? ', less that fee' : ''}.` : '';
  }
  return costs ? "We'll refund anything you paid beyond that." : "You'll get a full refund.";
}

function isPaid({ fullTotal, dueCents }: CancellationFacts): boolean {
  return fullTotal > 0 && dueCents < fullTotal;
}

function lossNow(facts: CancellationFacts): string {
  const { cancellationFeeCents: feeCents, amountCurrency } = facts;
  const fee = feeCents > 0 && formatMoney(feeCents, amountCurrency);
  return [lossOfSession(facts) && 'a session of your package', fee].filter(Boolean).join(' and ');
}

/** The total if more than one fee applies. */
function allFees({
  rescheduleFeesCents: before,
  cancellationFeeCents: fee,
  amountCurrency,
}: CancellationFacts): string {
  if (before === 0 || fee === 0) return '';
  const [earlier, all] = [formatMoney(before, amountCurrency), formatMoney(before + fee, amountCurrency)];
  return ` With the ${earlier} for moving it late, that's ${all}.`;
}

function lossOfSession(facts: CancellationFacts): boolean {
  const { freeCancellationUntil: freeUntil, state, now } = facts;
  return takesSession(facts) && state === 'approved' && !!freeUntil && parseOffsetDateTime(freeUntil) <= now;
}

function takesSession({ packageSessionNumber }: CancellationFacts): boolean {
  return typeof packageSessionNumber === 'number';
}
