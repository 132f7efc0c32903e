import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { ClientCopiesRepository } from '../client-copies/client-copies.repository.js';
import type { PracticeCopy } from '../practice-copies/practice-copy.entity.js';
import type { Author, Review } from './review.entity.js';

/** Who may write. */
@Injectable()
export class ReviewsPolicy {
  constructor(private readonly clients: ClientCopiesRepository) {}

  /**
   * The holder of the review's link may change it, and its logged-in author.
   * @throws DomainError `not_found`: one answer for wrong, foreign and unknown
   */
  async requireAuthor(tx: EntityManager, actor: Actor, review: Review | null, token?: string | null): Promise<Review> {
    const may = review && (token ? review.opensWith(token) : await this.isAuthor(tx, actor, review));
    if (!may) throw new DomainError('not_found', 'This review link is not valid any more.');
    return review;
  }

  async isAuthor(tx: EntityManager, actor: Actor, review: Review): Promise<boolean> {
    if (!actor.userId) return false;
    if (review.userId === actor.userId) return true;
    if (!review.clientId) return false;
    const client = await this.clients.find(tx, review.practiceId, review.clientId);
    return client?.userId === actor.userId;
  }
}

/** Nobody reviews themself, by whatever way they come. @throws DomainError `unsupported_reviewer` */
export function requireSupported(
  actor: Actor,
  practice: PracticeCopy,
  person: Partial<Pick<Author, 'email' | 'phone' | 'userId'>>,
): void {
  const mine = actor.practiceId === practice.practiceId || practice.isPractitioner({ userId: actor.userId ?? null });
  if (mine || practice.isPractitioner(person)) throw unsupportedReviewer();
}

export function unsupportedReviewer(): DomainError {
  return new DomainError('unsupported_reviewer', "Unfortunately we can't accept a review from you.");
}
