import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import { SquareAdapter } from '../square/square.adapter.js';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import { CardDeletionsRepository, type CardToDetach } from './card-deletions.repository.js';

const BATCH = 50;
/** Until a provider that did not answer is asked again. */
const RETRY_MS = 300_000;

/** Has providers forget cards that were deleted. */
@Injectable()
export class CardDetachmentService {
  private readonly logger = new Logger(CardDetachmentService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly deletions: CardDeletionsRepository,
    private readonly stripe: StripeAdapter,
    private readonly square: SquareAdapter,
    private readonly clock: Clock,
  ) {}

  async detachDue(stopping: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    for (const card of await this.deletions.listToDetach(manager, this.clock.now(), BATCH)) {
      if (stopping.aborted) return;
      await this.detach(card);
    }
  }

  /** Safe to repeat: a card that is gone already is refused, and that ends it. */
  private async detach(card: CardToDetach): Promise<void> {
    const { manager } = this.dataSource;
    try {
      await this.detachAt(card);
    } catch (error) {
      if (error instanceof UnknownOutcomeError) {
        this.logger.warn(`card ${card.id} could not be detached: ${error.detail}`);
        return this.deletions.postpone(manager, card.id, new Date(this.clock.now().getTime() + RETRY_MS));
      }
      if (!(error instanceof ProviderRefusedError)) throw error;
      this.logger.warn(`card ${card.id} is not known to its provider any more: ${error.detail}`);
    }
    await this.deletions.markDetached(manager, card.id);
  }

  private async detachAt({ provider, accountId, paymentMethodId }: CardToDetach): Promise<void> {
    if (provider === 'stripe') return this.stripe.detachCard(accountId, paymentMethodId);
    if (provider === 'square') return this.square.disableCard(accountId, paymentMethodId);
  }
}
