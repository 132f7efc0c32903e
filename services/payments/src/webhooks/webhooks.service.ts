import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { DisputesService } from '../disputes/disputes.service.js';
import type { ProviderName } from '../providers/payment-provider.js';
import type { ProviderNotice } from '../providers/provider-objects.js';
import { UnknownOutcomeError } from '../providers/provider-errors.js';
import { PaypalWebhooksService } from './paypal-webhooks.service.js';
import { ProviderEventsRepository, type WaitingEvent } from './provider-events.repository.js';
import { SquareWebhooksService } from './square-webhooks.service.js';
import { StripeWebhooksService } from './stripe-webhooks.service.js';

const BATCH = 50;
/** Types of events about disputes, of Stripe, Square and PayPal. */
const ABOUT_DISPUTES = /^(charge\.dispute\.|dispute\.|CUSTOMER\.DISPUTE\.)/;

/**
 * Takes webhooks in and applies them afterwards, apart from the answer to the provider. A webhook only says where something
 * has changed: the object's present state is asked of the provider, so that it does not matter in which order, how late or
 * how often they arrive.
 */
@Injectable()
export class WebhooksService {
  private readonly logger = new Logger(WebhooksService.name);

  constructor(
    private readonly events: ProviderEventsRepository,
    private readonly stripe: StripeWebhooksService,
    private readonly square: SquareWebhooksService,
    private readonly paypal: PaypalWebhooksService,
    private readonly disputes: DisputesService,
  ) {}

  async receive(provider: ProviderName, notice: ProviderNotice): Promise<void> {
    await this.events.add(provider, notice);
  }

  /** Applies what waits, one after another. An event that fails is tried again later and holds nothing up. */
  async applyWaiting(stopping: AbortSignal): Promise<void> {
    let waiting: WaitingEvent[];
    do {
      waiting = await this.events.listWaiting(BATCH);
      for (const event of waiting) {
        if (stopping.aborted) return;
        await this.applyOne(event);
      }
      // A full batch says that more may wait: a crowd of them must not take a tick for each batch.
    } while (waiting.length === BATCH);
  }

  private async apply(event: WaitingEvent): Promise<void> {
    const { provider, type, accountId, objectId } = event;
    if (!ABOUT_DISPUTES.test(type)) return this[provider].apply(event);
    if (accountId) await this.disputes.refresh(provider, accountId, objectId);
  }

  private async applyOne(event: WaitingEvent): Promise<void> {
    try {
      await this.apply(event);
      await this.events.markApplied(event);
    } catch (error) {
      // A rule that refuses will refuse again; the provider that does not answer will.
      if (error instanceof DomainError && !(error instanceof UnknownOutcomeError)) {
        this.logger.warn(`${event.type} ${event.eventId} has no effect: ${error.code}`);
        return this.events.markApplied(event);
      }
      this.logger.warn(`${event.type} ${event.eventId} could not be applied yet: ${String(error)}`);
      await this.events.postpone(event, String(error));
    }
  }
}
