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

/** Why the practitioner cannot change a visit; undefined where that is possible, also after it has started. */
export function refusalToChange(appointment: Appointment, now: Date): DomainError | undefined {
  // Its fee was counted of how it was.
  if (appointment.noShowAt) {
    const message = 'This appointment is marked as a no-show. Please undo that before you change it.';
    return new DomainError('not_changeable', message, 'appointmentId');
  }
  const state = appointment.stateAt(now);
  if (state === 'approved' || state === 'pending') return undefined;
  return new DomainError('not_changeable', 'This appointment can no longer be changed.', 'appointmentId');
}

/** Why the practitioner cannot say that the client did not come. */
export function refusalToMarkNoShow(appointment: Appointment, now: Date): DomainError | undefined {
  if (appointment.state !== 'approved') {
    return new DomainError('not_changeable', 'Only a confirmed appointment can be marked.', 'appointmentId');
  }
  if (appointment.hasStarted(now)) return undefined;
  return new DomainError('not_started', 'This appointment has not started yet.', 'appointmentId');
}

/** Why the confirmation of a visit cannot be sent. */
export function refusalToConfirmAgain(
  { state, email, phone }: Appointment,
  sendTo: 'email' | 'sms',
): DomainError | undefined {
  if (state !== 'approved') {
    return new DomainError('not_confirmed', 'This appointment is not confirmed.', 'appointmentId');
  }
  const [address, what] = sendTo === 'email' ? [email, 'email address'] : [phone, 'phone number'];
  return address ? undefined : new DomainError('no_contact', `This client has no ${what} on file.`, 'sendTo');
}

/** Another fee is owed by now than the one that was confirmed. */
export function feeChanged(what: 'cancelling' | 'moving'): DomainError {
  const message = `The fee for ${what} this appointment has changed. Please look at it and confirm again.`;
  return new DomainError('fee_changed', message, 'acceptedFeeCents');
}
