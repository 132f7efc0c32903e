import { Injectable } from '@nestjs/common';
import { PaypalEffects } from './paypal-effects.js';
import type { WaitingEvent } from './provider-events.repository.js';
import { SquareEffects } from './square-effects.js';
import { StripeEffects } from './stripe-effects.js';

/**
 * What follows from a webhook. It only says where something has changed: the object's present state is asked of the
 * provider, so that it does not matter in which order, how late or how often events arrive.
 */
@Injectable()
export class EventEffects {
  constructor(
    private readonly stripe: StripeEffects,
    private readonly square: SquareEffects,
    private readonly paypal: PaypalEffects,
  ) {}

  async apply(event: WaitingEvent): Promise<void> {
    await this[event.provider].apply(event);
  }
}
