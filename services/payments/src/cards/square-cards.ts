import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import type { ProviderAccount } from '../accounts/provider-account.entity.js';
import type { SetupSubject } from './card-setups.js';
import { type Completion, SetupCompletion } from './setup-completion.js';
import { SquareCardCalls, type SquareToken } from './square-card-calls.js';

const ROUNDS = 3;

/** Keeps cards on file at Square. A token becomes one card, however often it is sent. */
@Injectable()
export class SquareCards {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calls: SquareCardCalls,
    private readonly completion: SetupCompletion,
  ) {}

  /** @throws DomainError `not_found` for somebody else's token, `card_declined`, `authentication_required`, … */
  async add(subject: SetupSubject, account: ProviderAccount, token: SquareToken): Promise<Completion> {
    const earlier = await this.calls.findEarlier(this.dataSource.manager, subject, token);
    const setup = { setupIntentId: token.sourceId, appointmentId: subject.appointmentId };
    if (earlier) return this.completion.finish(setup, earlier.facts);
    const customerId = await this.calls.customerOf(subject, account);
    for (let round = 0; round < ROUNDS; round++) {
      const made = await this.calls.make(subject, account, { ...token, customerId });
      // The answer to an earlier card was lost: that one was brought to its end first.
      if (made.id === token.sourceId) return this.completion.finish(setup, made.facts);
    }
    throw new DomainError(
      'provider_unavailable',
      'The payment provider does not answer. Please try again in a moment.',
    );
  }
}
