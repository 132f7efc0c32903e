import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import type { PracticeProjection } from './practice-projection.entity.js';

/** Refuses self-reviews by the practitioner. @throws DomainError `unsupported_reviewer` */
export function requireSupported(
  actor: Actor,
  practice: PracticeProjection,
  person: Parameters<PracticeProjection['isPractitioner']>[0],
): void {
  const mine = actor.practiceId === practice.practiceId || practice.isPractitioner({ userId: actor.userId ?? null });
  if (mine || practice.isPractitioner(person)) throw unsupportedReviewer();
}

export function unsupportedReviewer(): DomainError {
  return new DomainError('unsupported_reviewer', "Unfortunately we can't accept a review from you.");
}
