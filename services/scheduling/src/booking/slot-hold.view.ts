import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { freeUntil, hasLateFee, isLateAt, lateFeeCents } from '../visits/cancellation-terms.js';
import type { SlotHold as SlotHoldContract } from '../generated/graphql.js';
import type { SlotHold } from './slot-hold.entity.js';

/** The contract's fields; `SlotHoldResolver` has the package. */
export type SlotHoldView = Omit<SlotHoldContract, '__typename' | 'package'> & {
  readonly packageId: string | null;
};

/** A slot hold as its holder sees it. */
export function holdView(hold: SlotHold, now: Date): SlotHoldView {
  const inClientZone = (instant: Date) => formatOffsetDateTime(instant.getTime(), hold.clientTimeZone);
  return {
    id: hold.id,
    startsAt: inClientZone(hold.startsAt),
    endsAt: inClientZone(hold.endsAt),
    expiresAt: inClientZone(hold.expiresAt),
    amountCents: hold.amountCents,
    currency: hold.currency,
    paymentRequirement: hold.paymentRequirement,
    cancellationTerms: hold.cancellation,
    ...cancellingOf(hold, now, inClientZone),
    lines: hold.lines.map(({ name, amountCents, addOn, customPrice }) => ({ name, amountCents, addOn, customPrice })),
    packageId: hold.packageId,
  };
}

/**
 * A visit booked inside of the late window owes the fee from the start: the terms are shown before anything is paid,
 * and a practice that takes late bookings could otherwise be cancelled on at no cost minutes before.
 */
function cancellingOf(
  { cancellation, currency, startsAt, lines, packageId }: SlotHold,
  now: Date,
  show: (at: Date) => string,
) {
  const single = lines.filter(({ packageSessions }) => packageSessions === 0);
  const fee = lateFeeCents(
    cancellation,
    single.reduce((sum, line) => sum + line.amountCents, 0),
    currency,
  );
  const takesSession = packageId !== null || single.length < lines.length;
  const late = isLateAt(cancellation, startsAt, now);
  const costs = hasLateFee(cancellation) && (fee > 0 || takesSession);
  return {
    freeCancellationUntil: costs && !late ? show(freeUntil(cancellation, startsAt)) : null,
    cancellationFeeCents: costs && late ? fee : 0,
  };
}
