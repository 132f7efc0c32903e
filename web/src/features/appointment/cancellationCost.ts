import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { AppointmentState } from '../../gql/graphql.js';
import { formatMoney } from '../../lib/money.js';
import { lossText, momentText, type Terms } from '../checkout/terms.js';

export interface CancellationFacts {
  state: AppointmentState;
  /** What cancelling now would cost, cents. */
  cancellationFeeCents: number;
  /** What it costs in the late hours, cents. */
  lateCancellationFeeCents: number;
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

/** `Cancel now costs $30; it was free until Sat 11:00 AM EST.`: by the terms that the booking was made under. */
export function cancellationLine(facts: CancellationFacts): string {
  const { freeCancellationUntil: freeUntil, cancellationTerms: terms, zone, now } = facts;
  const until = freeUntil ? momentText(freeUntil, zone, now) : undefined;
  const loss = lossNow(facts);
  if (loss) return `Cancel now costs ${loss}${until ? `; it was free until ${until}` : ''}.`;
  if (!until || parseOffsetDateTime(freeUntil!) <= now) return 'You can cancel free of charge.';
  const later = lossText({
    terms,
    feeCents: facts.lateCancellationFeeCents,
    currency: facts.amountCurrency,
    takesSession: takesSession(facts),
  });
  return `Cancel now costs nothing; free until ${until}${later ? `, after that ${later}` : ''}.`;
}

/** What cancelling now costs and gives back. */
export function cancellationCost(facts: CancellationFacts): string {
  const paid = facts.fullTotal > 0 && facts.dueCents < facts.fullTotal;
  const costs = facts.cancellationFeeCents > 0;
  const back = costs
    ? 'Anything that you have paid beyond that is refunded.'
    : 'What you have paid is refunded in full.';
  return paid && !lossOfSession(facts) ? `${cancellationLine(facts)} ${back}` : cancellationLine(facts);
}

function lossNow(facts: CancellationFacts): string {
  const { cancellationFeeCents: feeCents, amountCurrency } = facts;
  const fee = feeCents > 0 && formatMoney(feeCents, amountCurrency);
  return [lossOfSession(facts) && 'a session of your package', fee].filter(Boolean).join(' and ');
}

function lossOfSession(facts: CancellationFacts): boolean {
  const { freeCancellationUntil: freeUntil, state, now } = facts;
  return takesSession(facts) && state === 'approved' && !!freeUntil && parseOffsetDateTime(freeUntil) <= now;
}

function takesSession({ packageSessionNumber }: CancellationFacts): boolean {
  return typeof packageSessionNumber === 'number';
}
