import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import type { Appointment } from './appointment.entity.js';
import { isSameToken } from './instant-action-token.js';

const NOBODYS_ID = '00000000-0000-0000-0000-000000000000';

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

/**
 * Whoever holds the link, or is the client. Whatever is missing, wrong or somebody else's, the same is compared.
 * @param clientIds contacts that stand for the actor's account
 */
export function mayActAsClient(
  actor: Actor,
  appointment: Appointment | null,
  token: string | null | undefined,
  clientIds: readonly string[],
): appointment is Appointment {
  const holdsLink = isSameToken(token ?? '', appointment?.instantActionToken ?? NOBODYS_ID);
  return appointment !== null && (holdsLink || isClientOf(actor, appointment, clientIds));
}
