import type { Appointment } from './appointment.entity.js';
import { netCents } from './booking-price.js';
import { lateFeeCents, noShowFeeCents } from './cancellation-terms.js';

/** See `Appointment.lateFeeCents`. */
export function lateFeeOf(visit: Appointment): number {
  const base = feeBaseCents(visit);
  return Math.min(lateFeeCents(visit.cancellation, base, visit.currency), mostFeeCents(visit, base));
}

/** See `Appointment.noShowFeeCents`. */
export function noShowFeeOf(visit: Appointment): number {
  const base = feeBaseCents(visit);
  return Math.min(noShowFeeCents(visit.cancellation, base, visit.currency), mostFeeCents(visit, base));
}

/** What coupons leave of all that no package pays for. */
function feeBaseCents(visit: Appointment): number {
  return netCents(visit.lines, visit, ({ packageSessions }) => packageSessions === 0);
}

/** Most that one more fee may be. */
function mostFeeCents({ keepableCents, rescheduleFeesCents }: Appointment, base: number): number {
  return Math.max(0, (keepableCents ?? base) - rescheduleFeesCents);
}
