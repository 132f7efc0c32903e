import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';

/** Same response for an event that does not exist and for another practice's event. */
export function eventNotFound(): DomainError {
  return new DomainError('not_found', 'This event could not be found.', 'id');
}

/** The practice that holds it. */
export function isHostOf(actor: Actor, { practiceId }: { practiceId: string }): boolean {
  return actor.kind === 'pro' && actor.practiceId !== undefined && actor.practiceId === practiceId;
}

/** Everybody sees the events of a published practice; its owner sees them before. */
export function maySee(actor: Actor, practice: Practice | undefined): boolean {
  return practice !== undefined && (practice.published || isHostOf(actor, practice));
}
