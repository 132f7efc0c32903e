import { Body, Controller, Header, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { PublicRoute } from '@yarrow/kit/access/public-route';
import { Clock } from '@yarrow/kit/clock';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { z } from 'zod';
import { CalendarChannelsService } from './calendar-channels.service.js';

const SECRET = 'The channel bears a secret of ours.';
/** As many as Microsoft puts into one request, and more. */
const MAX_REPORTS = 1_000;

const graphReports = z.object({
  value: z.array(z.object({ subscriptionId: z.string(), clientState: z.string() })).max(MAX_REPORTS),
});

/** Receives reports that calendars have changed. Open to all; what does not bear the secret of its channel does nothing. */
@Controller('webhooks')
export class CalendarReportsController {
  constructor(
    private readonly channels: CalendarChannelsService,
    private readonly clock: Clock,
  ) {}

  /** https://developers.google.com/workspace/calendar/api/guides/push */
  @Post('google_calendar')
  @HttpCode(200)
  @PublicRoute()
  @RateLimit.none(SECRET)
  async fromGoogle(
    @Headers('x-goog-channel-id') channelId = '',
    @Headers('x-goog-channel-token') secret = '',
    @Headers('x-goog-resource-state') state = '',
  ): Promise<void> {
    // The first one only says that the channel is open.
    if (state !== 'sync') await this.channels.report(channelId, secret, this.clock.now());
  }

  /** https://learn.microsoft.com/graph/change-notifications-delivery-webhooks: it asks first whether we want the reports. */
  @Post('microsoft_calendar')
  @HttpCode(200)
  @Header('content-type', 'text/plain; charset=utf-8')
  @PublicRoute()
  @RateLimit.none(SECRET)
  async fromMicrosoft(@Query('validationToken') token: unknown, @Body() body: unknown): Promise<string> {
    if (typeof token === 'string') return token;
    const reports = graphReports.safeParse(body).data?.value ?? [];
    for (const { subscriptionId, clientState } of reports) {
      await this.channels.report(subscriptionId, clientState, this.clock.now());
    }
    return '';
  }
}
