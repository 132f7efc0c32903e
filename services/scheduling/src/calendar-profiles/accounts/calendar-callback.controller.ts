import { Controller, Get, Inject, Logger, NotFoundException, Param, Query, Redirect } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { SchedulingConfig } from '../../config.js';
import type { CalendarProvider } from '../calendar-profile.entity.js';
import { CalendarConsentsService, PROVIDER_NAMES } from './calendar-consents.service.js';

interface ProviderReturn {
  code?: string;
  state?: string;
  error?: string;
}

/** Where Google and Microsoft send the browser of a practitioner back to; it goes on to the settings, which show what came of it. */
@Controller('api/scheduling/connect/calendar')
@Access('link')
@RateLimit.none('A practice comes back from connecting its own account.')
export class CalendarCallbackController {
  private readonly logger = new Logger(CalendarCallbackController.name);

  constructor(
    @Inject(CONFIG) private readonly config: SchedulingConfig,
    private readonly consents: CalendarConsentsService,
    private readonly clock: Clock,
  ) {}

  @Get(':provider')
  @Redirect()
  async fromProvider(
    @CurrentActor() actor: Actor,
    @Param('provider') provider: string,
    @Query() { code = '', state = '', error }: ProviderReturn,
  ) {
    if (!isProvider(provider)) throw new NotFoundException();
    const page = `${this.config.PUBLIC_URL}/portal/settings/calendar`;
    try {
      if (error) throw new DomainError('denied', `${PROVIDER_NAMES[provider]} was not connected.`);
      await this.consents.finish(actor, provider, { code, state }, this.clock.now());
      return { url: `${page}?connected=true`, statusCode: 303 };
    } catch (problem) {
      if (!(problem instanceof DomainError)) throw problem;
      this.logger.warn(`${provider} could not be connected: ${problem.code} ${problem.message}`);
      return { url: `${page}?${new URLSearchParams({ error: problem.code })}`, statusCode: 303 };
    }
  }
}

const isProvider = (text: string): text is CalendarProvider => Object.hasOwn(PROVIDER_NAMES, text);
