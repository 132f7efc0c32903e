import { Controller, Get, Inject, Logger, Query, Redirect } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { PaymentsConfig } from '../config.js';
import { PaypalConnectionService } from './paypal-connection.service.js';
import { SquareConnectionService } from './square-connection.service.js';
import { StripeConnectionService } from './stripe-connection.service.js';

interface SquareReturn {
  code?: string;
  state?: string;
  error?: string;
}

/** Where providers send the browser of a practitioner back to; it goes on to the settings, which show what came of it. */
@Controller('api/payments/connect')
@Access('link')
@RateLimit.none('A practice comes back from connecting its own account.')
export class ProviderCallbacksController {
  private readonly logger = new Logger(ProviderCallbacksController.name);

  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly stripe: StripeConnectionService,
    private readonly square: SquareConnectionService,
    private readonly paypal: PaypalConnectionService,
  ) {}

  @Get('stripe')
  @Redirect()
  async fromStripe(@CurrentActor() actor: Actor) {
    return this.back('stripe', async () => {
      requirePro(actor);
      await this.stripe.finish(actor.practiceId);
    });
  }

  @Get('square')
  @Redirect()
  async fromSquare(@CurrentActor() actor: Actor, @Query() { code = '', state = '', error }: SquareReturn) {
    return this.back('square', async () => {
      requirePro(actor);
      if (error) throw new DomainError('denied', 'Square was not connected.');
      await this.square.finish(actor, { code, state });
    });
  }

  @Get('paypal')
  @Redirect()
  async fromPaypal(@CurrentActor() actor: Actor) {
    return this.back('paypal', async () => {
      requirePro(actor);
      await this.paypal.refresh(actor.practiceId);
    });
  }

  private async back(
    provider: 'paypal' | 'square' | 'stripe',
    work: () => Promise<void>,
  ): Promise<{ url: string; statusCode: 303 }> {
    const page = `${this.config.PUBLIC_URL}/portal/settings/banking/${provider}`;
    try {
      await work();
      return { url: `${page}?connected=true`, statusCode: 303 };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`${provider} could not be connected: ${error.code} ${error.message}`);
      return { url: `${page}?${new URLSearchParams({ error: error.code })}`, statusCode: 303 };
    }
  }
}
