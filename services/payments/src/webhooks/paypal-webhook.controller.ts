import {
  BadRequestException,
  Controller,
  HttpCode,
  Post,
  type RawBodyRequest,
  Req,
  ServiceUnavailableException,
} from '@nestjs/common';
import { PublicRoute } from '@yarrow/kit/public-route';
import type { FastifyRequest } from 'fastify';
import { PaypalAdapter, signatureOf } from '../paypal/paypal.adapter.js';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { ProviderNotice } from '../providers/provider-objects.js';
import { WebhooksService } from './webhooks.service.js';

/** Where PayPal tells what has happened. Open to all, and deaf to what PayPal does not own up to. */
@Controller('webhooks')
export class PaypalWebhookController {
  constructor(
    private readonly adapter: PaypalAdapter,
    private readonly webhooks: WebhooksService,
  ) {}

  @Post('paypal')
  @HttpCode(200)
  @PublicRoute()
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<{ received: true }> {
    const notice = await this.verified(request);
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
      if (error instanceof SyntaxError || error instanceof ProviderRefusedError) return undefined;
      // PayPal sends it again.
      if (error instanceof UnknownOutcomeError) throw new ServiceUnavailableException();
      throw error;
    }
  }
}
