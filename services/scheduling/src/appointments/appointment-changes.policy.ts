import { DomainError } from '@yarrow/kit/domain-error';
import type { Appointment } from './appointment.entity.js';

/** Why a visit cannot be cancelled; undefined where it can. */
export function refusalToCancel(appointment: Appointment, now: Date): DomainError | undefined {
  if (appointment.state === 'cancelled') {
    return new DomainError('already_cancelled', 'This appointment is already cancelled.');
  }
  if (appointment.state === 'declined') return new DomainError('not_cancellable', 'This request was declined.');
  if (appointment.hasStarted(now)) {
    return new DomainError('already_started', 'This appointment has already started.');
  }
  return undefined;
}

/**
 * Why a visit cannot be moved; undefined where it can. A request not paid for yet keeps its time for minutes only: the
 * client gives it up and chooses again.
 */
export function refusalToReschedule(appointment: Appointment, now: Date): DomainError | undefined {
  const state = appointment.stateAt(now);
  if ((state !== 'approved' && state !== 'pending') || appointment.hasStarted(now)) {
    return new DomainError('not_movable', 'This appointment can no longer be moved.', 'appointmentId');
  }
  // Moved to a later day, it could then be cancelled without losing the session.
  if (appointment.losesSession(now)) {
    return new DomainError(
      'not_movable',
      'It is too late to move a session of a package. Please contact your practitioner.',
      'appointmentId',
    );
  }
  return undefined;
}

/** Another fee is owed by now than the one that was confirmed. */
export function feeChanged(what: 'cancelling' | 'moving'): DomainError {
  const message = `The fee for ${what} this appointment has changed. Please look at it and confirm again.`;
  return new DomainError('fee_changed', message, 'acceptedFeeCents');
}
