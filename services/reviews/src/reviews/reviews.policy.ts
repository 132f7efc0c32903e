import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { Review } from './review.entity.js';

/** Proof that a review is the caller's own, other than a login. */
export interface Proof {
  /** Secret of the review's link. */
  token?: string | null;
  /** Secrets of the links that the browser has opened. */
  opened?: readonly string[];
}

/** Who may write. */
@Injectable()
export class ReviewsPolicy {
  constructor(private readonly clients: ClientProjectionRepository) {}

  /**
   * The holder of the review's link may change it, the browser that opened it, and its logged-in author.
   * @throws DomainError `not_found`: the same answer for wrong, another's and unknown
   */
  async requireAuthor(tx: EntityManager, actor: Actor, review: Review | null, proof: Proof): Promise<Review> {
    const may = review && (await this.isProved(tx, actor, review, proof));
    if (!may) throw new DomainError('not_found', 'This review link is not valid any more.');
    return review;
  }

  /** A token that is given decides alone; a review's id in its place, as its pages may have it, proves nothing. */
  private async isProved(tx: EntityManager, actor: Actor, review: Review, { token, opened }: Proof): Promise<boolean> {
    if (token && token !== review.id) return review.opensWith(token);
    return this.isOpen(review, opened) || this.isAuthor(tx, actor, review);
  }

  /** Whether this browser has opened the review's link. */
  isOpen(review: Review, opened: readonly string[] | undefined): boolean {
    return opened?.some((secret) => review.opensWith(secret)) ?? false;
  }

  async isAuthor(tx: EntityManager, actor: Actor, review: Review): Promise<boolean> {
    if (!actor.userId) return false;
    if (review.userId === actor.userId) return true;
    if (!review.clientId) return false;
    const client = await this.clients.find(tx, review.practiceId, review.clientId);
    return client?.userId === actor.userId;
  }
}

/** Whether it is the practice that the visit is at. */
export function isPracticeOf(actor: Actor, { practiceId }: AppointmentProjection): boolean {
  return actor.kind === 'pro' && actor.practiceId === practiceId;
}
