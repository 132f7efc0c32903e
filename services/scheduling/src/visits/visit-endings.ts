import { feeChanged, refusalToCancel, refusalToMarkNoShow } from './appointment-changes.policy.js';
import type { Appointment } from './appointment.entity.js';
import type { Party } from './visit-parts.js';

/** Input of a cancellation. */
export interface CancellationWishes {
  /** Message to the client, from the practitioner. */
  readonly practitionerNote?: string | undefined;
  /** The fee that the client was shown, where that is known. */
  readonly acceptedFeeCents?: number | null | undefined;
}

/** See `Appointment.cancel`. */
export function cancelVisit(
  visit: Appointment,
  by: Party,
  now: Date,
  { practitionerNote = '', acceptedFeeCents }: CancellationWishes,
): { late: boolean; feeCents: number } {
  const refusal = refusalToCancel(visit, now);
  if (refusal) throw refusal;
  const outcome =
    by === 'client'
      ? { late: visit.isLateToCancel(now), feeCents: visit.cancellationFeeCents(now) }
      : { late: false, feeCents: 0 };
  if (acceptedFeeCents != null && acceptedFeeCents !== outcome.feeCents) throw feeChanged('cancelling');
  visit.packageSessionReturned = by === 'pro' || !visit.losesSession(now);
  visit.cancelledBy = by;
  visit.practitionerNote = practitionerNote;
  visit.changeEntry();
  visit.become('cancelled');
  return outcome;
}

/** See `Appointment.markNoShow`. */
export function markVisitNoShow(visit: Appointment, waived: boolean, now: Date): boolean {
  const refusal = refusalToMarkNoShow(visit, now);
  if (refusal) throw refusal;
  if (visit.noShowAt && visit.noShowFeeWaived === waived) return false;
  visit.noShowAt ??= now;
  visit.noShowFeeWaived = waived;
  visit.rise(['state']);
  return true;
}

/** See `Appointment.undoNoShow`. */
export function undoVisitNoShow(visit: Appointment): boolean {
  if (!visit.noShowAt) return false;
  Object.assign(visit, { noShowAt: null, noShowFeeWaived: false });
  visit.rise(['state']);
  return true;
}
