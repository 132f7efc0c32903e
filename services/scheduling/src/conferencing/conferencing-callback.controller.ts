import { Controller, Get, Inject, Logger, Query, Redirect } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { SchedulingConfig } from '../config.js';
import { ConferencingService } from './conferencing.service.js';

interface ZoomReturn {
  code?: string;
  state?: string;
  error?: string;
}

/** Where Zoom sends the browser of a practitioner back to; it goes on to the settings, which show what came of it. */
@Controller('api/scheduling/connect')
@Access('link')
@RateLimit.none('A practice comes back from connecting its own account.')
export class ConferencingCallbackController {
  private readonly logger = new Logger(ConferencingCallbackController.name);

  constructor(
    @Inject(CONFIG) private readonly config: SchedulingConfig,
    private readonly conferencing: ConferencingService,
    private readonly clock: Clock,
  ) {}

  @Get('zoom')
  @Redirect()
  async fromZoom(@CurrentActor() actor: Actor, @Query() { code = '', state = '', error }: ZoomReturn) {
    const page = `${this.config.PUBLIC_URL}/portal/settings/conferencing`;
    try {
      if (error) throw new DomainError('denied', 'Zoom was not connected.');
      await this.conferencing.finish(actor, { code, state }, this.clock.now());
      return { url: `${page}?connected=true`, statusCode: 303 };
    } catch (problem) {
      if (!(problem instanceof DomainError)) throw problem;
      this.logger.warn(`zoom could not be connected: ${problem.code} ${problem.message}`);
      return { url: `${page}?${new URLSearchParams({ error: problem.code })}`, statusCode: 303 };
    }
  }
}
