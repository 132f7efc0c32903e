import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { RateLimits } from '@yarrow/kit/rate-limits';
import type { SchedulingConfig } from '../config.js';

const PER_SECONDS = 600;
/** Pages with a link ask once or twice each; somebody who guesses asks far more often. */
const TOKENS_PER_ADDRESS = 300;

/** How often one address may ask. */
@Injectable()
export class RegistrationLimitsService {
  constructor(
    private readonly rateLimits: RateLimits,
    @Inject(CONFIG) private readonly config: SchedulingConfig,
  ) {}

  /**
   * Counts a token that opens nothing; right ones are what the link is for, and many people share an address.
   * @throws DomainError `rate_limited` when somebody at this address tries one token after the other
   */
  countToken({ ip }: Actor): Promise<void> {
    return this.rateLimits.consume(`registration-token:${ip}`, {
      points: TOKENS_PER_ADDRESS,
      perSeconds: PER_SECONDS,
    });
  }

  /**
   * Taking every place from one address would close an event: a visitor needs a handful.
   * @throws DomainError `rate_limited`
   */
  countRegistration({ ip }: Actor): Promise<void> {
    const points = this.config.BOOKINGS_PER_ADDRESS;
    return this.rateLimits.consume(`register:${ip}`, { points, perSeconds: PER_SECONDS });
  }
}
