import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import type { Appointment } from './appointment.entity.js';

/** Same answer for an appointment that does not exist and for somebody else's. */
export function appointmentNotFound(): DomainError {
  return new DomainError('not_found', 'This appointment could not be found.', 'appointmentId');
}

/** The practice that it is with. */
export function isPracticeOf(actor: Actor, appointment: Appointment): boolean {
  return actor.kind === 'pro' && actor.practiceId !== undefined && actor.practiceId === appointment.practiceId;
}

/**
 * The client: the account that booked, or the one that its contact stands for.
 * @param clientIds contacts that stand for the actor's account
 */
export function isClientOf(actor: Actor, appointment: Appointment, clientIds: readonly string[]): boolean {
  if (actor.kind === 'anonymous' || !actor.userId) return false;
  return appointment.userId === actor.userId || clientIds.includes(appointment.clientId);
}
