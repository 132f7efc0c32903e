import {
  BadRequestException,
  Controller,
  HttpCode,
  Post,
  type RawBodyRequest,
  Req,
  ServiceUnavailableException,
} from '@nestjs/common';
import { PublicRoute } from '@yarrow/kit/access/public-route';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyRequest } from 'fastify';
import { PaypalAdapter, signatureOf } from '../paypal/paypal.adapter.js';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { ProviderNotice } from '../providers/provider-objects.js';
import { readableEvent } from './readable-event.js';
import { WebhooksService } from './webhooks.service.js';

/** Receives PayPal's webhooks. Open to all; what PayPal does not confirm is refused. */
@Controller('webhooks')
export class PaypalWebhookController {
  constructor(
    private readonly adapter: PaypalAdapter,
    private readonly webhooks: WebhooksService,
  ) {}

  @Post('paypal')
  @HttpCode(200)
  @PublicRoute()
  @RateLimit.none('The provider signs what it sends.')
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<{ received: true }> {
    const notice = await readableEvent(() => this.verified(request));
    if (notice === undefined) throw new BadRequestException('The signature of the webhook does not hold.');
    if (notice) await this.webhooks.receive('paypal', notice);
    return { received: true };
  }

  private async verified({
    rawBody,
    headers,
  }: RawBodyRequest<FastifyRequest>): Promise<ProviderNotice | null | undefined> {
    const signature = signatureOf(headers);
    if (!rawBody || !signature || !this.adapter.offered) throw new BadRequestException('The webhook is not signed.');
    try {
      return await this.adapter.verify(rawBody, signature);
    } catch (error) {
      if (error instanceof ProviderRefusedError) return undefined;
      // PayPal sends it again.
      if (error instanceof UnknownOutcomeError) throw new ServiceUnavailableException();
      throw error;
    }
  }
}
