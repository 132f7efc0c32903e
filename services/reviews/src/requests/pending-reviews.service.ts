import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { confirmationPath } from '../reviews/review-paths.js';
import { ReviewRequestPublisher, type Asked } from './review-request.publisher.js';
import { ReviewRequestsPolicy } from './review-requests.policy.js';
import { ReviewRequestsRepository, type PendingReview } from './review-requests.repository.js';

const DEFAULT_PAGE = 20;
const MAX_PAGE = 50;

/** As the specification names a pending request. */
export interface PendingKey {
  clientId: string;
  appointmentId?: string | null;
}

/** A pending request as its practice sees it. */
export interface PendingReviewView extends PendingReview {
  /** Path that the practice may hand on; an import is confirmed by its author's own link alone. */
  reviewLink: string | null;
}

/** The reviews that a practice waits for. */
@Injectable()
export class PendingReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: ReviewRequestsPolicy,
    private readonly requests: ReviewRequestsRepository,
    private readonly publisher: ReviewRequestPublisher,
    private readonly clock: Clock,
  ) {}

  /** Null for all but the practice itself. */
  async list(
    actor: Actor,
    practiceId: string,
    { limit, offset }: { limit?: number | null; offset?: number | null },
  ): Promise<PendingReviewView[] | null> {
    if (!isOwn(actor, practiceId)) return null;
    const tx = this.dataSource.manager;
    const page = {
      now: this.clock.now(),
      limit: Math.min(Math.max(limit ?? DEFAULT_PAGE, 1), MAX_PAGE),
      offset: Math.max(offset ?? 0, 0),
    };
    const pending = await this.requests.listPending(tx, practiceId, page);
    const path = pending.length > 0 ? await this.publisher.findPracticePath(tx, practiceId) : null;
    return pending.map((one) => ({ ...one, reviewLink: one.kind === 'import' ? null : path }));
  }

  /** Null for all but the practice itself. */
  async count(actor: Actor, practiceId: string): Promise<number | null> {
    if (!isOwn(actor, practiceId)) return null;
    return this.requests.countPending(this.dataSource.manager, practiceId, this.clock.now());
  }

  /** Of the practice's own requests those that wait; null for all but the practice itself. */
  async countRequests(actor: Actor, practiceId: string): Promise<number | null> {
    return isOwn(actor, practiceId) ? this.requests.countOpen(this.dataSource.manager, practiceId) : null;
  }

  /**
   * Requires the practice; three times a day for each. A client who has written anonymously gets no message, which is
   * not revealed to the practice.
   * @throws DomainError `not_found`, `rate_limited`
   */
  async resend(actor: Actor, key: PendingKey): Promise<void> {
    await this.change(actor, key, async (tx, practiceId, pending) => {
      await this.policy.countAgain(practiceId, pending.id);
      if (pending.kind !== 'import' && (await this.requests.hasWritten(tx, practiceId, pending))) return;
      await this.publisher.publish(tx, await this.askedOf(tx, practiceId, pending));
    });
  }

  /** Requires the practice. Stops waiting for this review; an unconfirmed import is deleted. */
  async dismiss(actor: Actor, key: PendingKey): Promise<void> {
    await this.change(actor, key, async (tx, practiceId, { id, kind }) => {
      if (kind === 'import') return this.requests.deleteImport(tx, practiceId, id);
      if (kind === 'visit') return this.requests.dismissVisit(tx, practiceId, id, this.clock.now());
      const request = (await this.requests.find(tx, practiceId, id))!;
      request.dismissedAt = this.clock.now();
      return this.requests.save(tx, request);
    });
  }

  /** Other practices' requests and unknown ones get the same answer. */
  private async change(
    actor: Actor,
    { clientId, appointmentId = null }: PendingKey,
    work: (tx: EntityManager, practiceId: string, pending: PendingReview) => Promise<void>,
  ): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    if (!isUuid(clientId) || (appointmentId && !isUuid(appointmentId))) throw notFound();
    await this.dataSource.transaction(async (tx) => {
      await this.policy.getPracticeForUpdate(tx, actor);
      const key = { now: this.clock.now(), clientId, appointmentId: appointmentId || null };
      const pending = await this.requests.findPending(tx, practiceId, key);
      if (!pending) throw notFound();
      await work(tx, practiceId, pending);
    });
  }

  private async askedOf(tx: EntityManager, practiceId: string, pending: PendingReview): Promise<Asked> {
    const { id, kind, clientId, firstName, phone, email } = pending;
    const whom = { practiceId, firstName, phone, email };
    if (kind === 'import') {
      const token = await this.requests.getImportToken(tx, id);
      return { ...whom, kind, link: confirmationPath(token) };
    }
    if (kind === 'visit') {
      return { ...whom, kind, clientId, link: await this.publisher.findVisitPath(tx, id, clientId) };
    }
    const { clientType } = (await this.requests.find(tx, practiceId, id))!;
    return { ...whom, kind: clientType };
  }
}

const isOwn = (actor: Actor, practiceId: string) => actor.kind === 'pro' && actor.practiceId === practiceId;

function notFound(): DomainError {
  return new DomainError('not_found', 'This review request does not exist any more.');
}
