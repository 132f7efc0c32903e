import { BadRequestException, Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { PublicRoute } from '@yarrow/kit/access/public-route';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { StripeAdapter } from '../stripe/stripe.adapter.js';
import { readableEvent } from './readable-event.js';
import { WebhooksService } from './webhooks.service.js';

/** Receives Stripe's webhooks. Open to all; what Stripe has not signed is refused. */
@Controller('webhooks')
export class StripeWebhookController {
  constructor(
    private readonly adapter: StripeAdapter,
    private readonly webhooks: WebhooksService,
  ) {}

  @Post('stripe')
  @HttpCode(200)
  @PublicRoute()
  @RateLimit.none('The provider signs what it sends.')
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    const notice = await readableEvent(() => this.verified(request.rawBody, signature));
    if (notice) await this.webhooks.receive('stripe', notice);
    return { received: true };
  }

  private verified(body: Buffer | undefined, signature: string | undefined) {
    if (!body || !signature) throw new BadRequestException('The webhook is not signed.');
    try {
      return this.adapter.verify(body, signature);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      throw new BadRequestException('The signature of the webhook does not hold.');
    }
  }
}
