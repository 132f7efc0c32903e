import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RATE_LIMITS, type RateLimitDeclaration } from './rate-limit.js';

import { RateLimitsService } from './rate-limits.service.js';

/** Carries out `@RateLimit`: counts the call before it begins. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimitsService,
  ) {}

  /** @throws DomainError `rate_limited` */
  async canActivate(context: ExecutionContext): Promise<true> {
    const declared = this.reflector.getAllAndOverride<readonly RateLimitDeclaration[] | undefined>(RATE_LIMITS, [
      context.getHandler(),
      context.getClass(),
    ]);
    for (const limit of declared ?? []) {
      if (limit.countedBy !== 'guard') continue;
      const key = limit.by.of(context);
      if (key !== undefined) await this.limits.consume(limit, key);
    }
    return true;
  }
}
