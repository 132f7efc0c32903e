import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  BadRequestException,
  Controller,
  Headers,
  HttpCode,
  Inject,
  Post,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import { PublicRoute } from '@yarrow/kit/access/public-route';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { machineClock } from '@yarrow/kit/machine-clock';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SchedulingConfig } from '../../config.js';
import { ConferencingService } from '../conferencing.service.js';

/** Older requests are rejected as replays. */
const MAX_AGE_MS = 5 * 60_000;

const notice = z.object({
  event: z.string(),
  payload: z.object({ plainToken: z.string(), user_id: z.string() }).partial(),
});

/** Receives Zoom's webhooks (https://developers.zoom.us/docs/api/webhooks/). Open to all; what Zoom has not signed is refused. */
@Controller('webhooks')
export class ZoomWebhookController {
  constructor(
    @Inject(CONFIG) private readonly config: SchedulingConfig,
    private readonly conferencing: ConferencingService,
    private readonly clock: Clock,
  ) {}

  @Post('zoom')
  @HttpCode(200)
  @PublicRoute()
  @RateLimit.none('The provider signs what it sends.')
  async receive(
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('x-zm-request-timestamp') timestamp = '',
    @Headers('x-zm-signature') signature = '',
  ): Promise<object> {
    const text = rawBody?.toString() ?? '';
    if (!this.isSigned(text, timestamp, signature)) {
      throw new BadRequestException('The signature of the webhook does not hold.');
    }
    const { event, payload } = readNotice(text);
    if (event === 'endpoint.url_validation' && payload.plainToken) {
      return { plainToken: payload.plainToken, encryptedToken: this.hmac(payload.plainToken) };
    }
    if (event === 'app_deauthorized' && payload.user_id) {
      await this.conferencing.loseAccount(payload.user_id, this.clock.now());
    }
    return { received: true };
  }

  private isSigned(text: string, timestamp: string, signature: string): boolean {
    const age = Math.abs(machineClock.now().getTime() - Number(timestamp) * 1000);
    if (!this.config.ZOOM_WEBHOOK_SECRET || !(age <= MAX_AGE_MS)) return false;
    const wanted = Buffer.from(`v0=${this.hmac(`v0:${timestamp}:${text}`)}`);
    const given = Buffer.from(signature);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  private hmac(text: string): string {
    return createHmac('sha256', this.config.ZOOM_WEBHOOK_SECRET!).update(text).digest('hex');
  }
}

/** What is signed and cannot be read is none of our business. */
function readNotice(text: string): z.infer<typeof notice> {
  try {
    return notice.parse(JSON.parse(text));
  } catch {
    return { event: '', payload: {} };
  }
}
