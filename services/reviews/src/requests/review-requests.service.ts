import { Injectable } from '@nestjs/common';
import { requirePro, type Actor, type ProActor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError, userErrorOf, type UserError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { parseName, parsePhone } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import type { PracticeProjection } from '../practice-projection/practice-projection.entity.js';
import { MAX_OPEN_REQUESTS, ReviewRequest, type ReviewClientType } from './review-request.entity.js';
import { ReviewRequestPublisher } from './review-request.publisher.js';
import { ReviewRequestsPolicy } from './review-requests.policy.js';
import { ReviewRequestsRepository } from './review-requests.repository.js';

/** A row as it was typed. */
export interface AskedClient {
  firstName: string;
  phone: string;
  clientType?: ReviewClientType | null;
}

/** A row that was refused. */
export interface ErroredClient {
  /** Place in the list, 1 for the first. */
  row: number;
  email: string | null;
  errors: UserError[];
}

/** Asks several people at once. */
@Injectable()
export class ReviewRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: ReviewRequestsPolicy,
    private readonly requests: ReviewRequestsRepository,
    private readonly publisher: ReviewRequestPublisher,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the owner of a practice. Valid rows are asked, the others are returned with their errors. A repeated
   * request sends no message again.
   * @throws DomainError `invalid_clients` for none, or more than ten with those who were asked before; `rate_limited`
   */
  async send(actor: Actor, clients: readonly AskedClient[], idempotencyKey?: string | null): Promise<ErroredClient[]> {
    requirePro(actor);
    if (clients.length === 0) throw new DomainError('invalid_clients', 'Please add at least one person.', 'clients');
    const ids = clients.map((_client, index) =>
      idOfRequest(idempotencyKey, { of: actor.practiceId, kind: `review_request ${index}` }),
    );
    return this.dataSource.transaction(async (tx) => {
      const practice = await this.policy.getPracticeForUpdate(tx, actor);
      const made = await this.requests.listByIds(
        tx,
        ids.flatMap((id) => id ?? []),
      );
      const repeated = new Set(made.map(({ id }) => id));
      const isRepeated = (index: number) => repeated.has(ids[index] ?? '');
      await this.requireRoom(tx, actor, clients.filter((_client, index) => !isRepeated(index)).length);
      const errored: ErroredClient[] = [];
      for (const [index, client] of clients.entries()) {
        if (isRepeated(index)) continue;
        const problem = await this.ask(tx, practice, client, ids[index]);
        if (problem) errored.push({ row: index + 1, email: null, errors: [problem] });
      }
      return errored;
    });
  }

  private async requireRoom(tx: EntityManager, { practiceId }: ProActor, count: number): Promise<void> {
    if (count === 0) return;
    const waiting = await this.requests.countOpen(tx, practiceId);
    if (waiting + count > MAX_OPEN_REQUESTS) {
      const rest = waiting === 0 ? '' : ` You are waiting for ${waiting} already.`;
      const message = `You can ask at most ${MAX_OPEN_REQUESTS} people at a time.${rest}`;
      throw new DomainError('invalid_clients', message, 'clients');
    }
    await this.policy.count(practiceId, count);
  }

  /** @returns why this row was refused */
  private async ask(
    tx: EntityManager,
    practice: PracticeProjection,
    client: AskedClient,
    id: string | undefined,
  ): Promise<UserError | null> {
    try {
      const { practiceId, country } = practice;
      const firstName = parseName(client.firstName, 'firstName', 'The first name');
      const phone = parsePhone(client.phone, country);
      const clientType = client.clientType ?? 'current';
      await this.policy.requireNew(tx, practice, phone);
      await this.requests.save(
        tx,
        ReviewRequest.create({ practiceId, firstName, phone, clientType }, this.clock.now(), id),
      );
      await this.publisher.publish(tx, { practiceId, firstName, phone, kind: clientType });
      return null;
    } catch (error) {
      if (error instanceof DomainError) return userErrorOf(error);
      throw error;
    }
  }
}
