import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import type { ProviderName } from '../providers/payment-provider.js';
import type { ProviderNotice } from '../providers/provider-objects.js';
import { UnknownOutcomeError } from '../providers/provider-errors.js';
import { EventEffects } from './event-effects.js';
import { ProviderEventsRepository, type WaitingEvent } from './provider-events.repository.js';

const BATCH = 50;

/** Takes webhooks in and applies them afterwards, apart from the answer to the provider. */
@Injectable()
export class WebhooksService {
  private readonly logger = new Logger(WebhooksService.name);

  constructor(
    private readonly events: ProviderEventsRepository,
    private readonly effects: EventEffects,
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

  private async applyOne(event: WaitingEvent): Promise<void> {
    try {
      await this.effects.apply(event);
      await this.events.markApplied(event);
    } catch (error) {
      // A rule that says no will say no again; the provider that is silent will speak.
      if (error instanceof DomainError && !(error instanceof UnknownOutcomeError)) {
        this.logger.warn(`${event.type} ${event.eventId} has no effect: ${error.code}`);
        return this.events.markApplied(event);
      }
      this.logger.warn(`${event.type} ${event.eventId} could not be applied yet: ${String(error)}`);
      await this.events.postpone(event, String(error));
    }
  }
}
