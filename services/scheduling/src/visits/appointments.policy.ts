import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isSameToken } from '@yarrow/kit/security/hash-token';
import type { Appointment } from './appointment.entity.js';
import type { Party } from './visit-parts.js';

/** Looked up where an id is none, so that the answer takes as long. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Same response for an appointment that does not exist and for another client's appointment. */
export function appointmentNotFound(): DomainError {
  return new DomainError('not_found', 'This appointment could not be found.', 'appointmentId');
}

/** The practice that it is with. */
export function isPracticeOf(actor: Actor, { practiceId }: { practiceId: string }): boolean {
  return actor.kind === 'pro' && actor.practiceId !== undefined && actor.practiceId === practiceId;
}

/** What carries two tokens, one of each side. */
interface LinkedThing {
  readonly practiceId: string;
  holderOf(token: string): Party | undefined;
}

/** Whether a token opens it: the client's for everybody, the practice's in a session of that practice alone. */
export function opensFor(actor: Actor, thing: LinkedThing, token: string): boolean {
  const holder = thing.holderOf(token);
  return holder === 'client' || (holder === 'pro' && isPracticeOf(actor, thing));
}

/** Token under which an actor sees an appointment: a practice never gets the client's token. */
export function tokenFor(actor: Actor, appointment: Appointment): string {
  return isPracticeOf(actor, appointment) ? appointment.practiceToken : appointment.instantActionToken;
}

/**
 * The client: the account that booked, or the one that its contact stands for. A practice that booked with itself stays
 * the practice.
 * @param clientIds contacts that stand for the actor's account
 */
export function isClientOf(actor: Actor, appointment: Appointment, clientIds: readonly string[]): boolean {
  if (actor.kind === 'anonymous' || !actor.userId || isPracticeOf(actor, appointment)) return false;
  return appointment.userId === actor.userId || clientIds.includes(appointment.clientId);
}

/**
 * Whether the actor holds the client's link, has opened it in this browser, or is the client. The practice's token is
 * not accepted, and a session of the practice never acts as the client. The comparison takes the same time in all
 * cases.
 * @param clientIds contacts that stand for the actor's account
 */
export function mayActAsClient(
  actor: Actor,
  appointment: Appointment | null,
  token: string | null | undefined,
  clientIds: readonly string[],
): appointment is Appointment {
  const right = appointment?.instantActionToken ?? NIL_UUID;
  const held = [token ?? '', ...(actor.openedLinks ?? [])].map((secret) => isSameToken(secret, right));
  if (!appointment || isPracticeOf(actor, appointment)) return false;
  return held.includes(true) || isClientOf(actor, appointment, clientIds);
}
