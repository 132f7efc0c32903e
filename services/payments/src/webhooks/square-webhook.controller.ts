import { BadRequestException, Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { PublicRoute } from '@yarrow/kit/access/public-route';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyRequest } from 'fastify';
import { SquareAdapter } from '../square/square.adapter.js';
import { readableEvent } from './readable-event.js';
import { WebhooksService } from './webhooks.service.js';

/** Receives Square's webhooks. Open to all; what Square has not signed is refused. */
@Controller('webhooks')
export class SquareWebhookController {
  constructor(
    private readonly adapter: SquareAdapter,
    private readonly webhooks: WebhooksService,
  ) {}

  @Post('square')
  @HttpCode(200)
  @PublicRoute()
  @RateLimit.none('The provider signs what it sends.')
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('x-square-hmacsha256-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    const { rawBody } = request;
    if (!rawBody || !signature) throw new BadRequestException('The webhook is not signed.');
    const notice = await readableEvent(() => this.adapter.verify(rawBody, signature));
    if (notice === undefined) throw new BadRequestException('The signature of the webhook does not hold.');
    if (notice) await this.webhooks.receive('square', notice);
    return { received: true };
  }
}
