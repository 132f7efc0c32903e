import { Body, Controller, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { FastifyReply } from 'fastify';
import { REGISTRATION_MISSES, RegistrationsService } from './registrations.service.js';

const STATUSES: Record<string, number> = {
  not_found: HttpStatus.NOT_FOUND,
  rate_limited: HttpStatus.TOO_MANY_REQUESTS,
};

/** What may be sent with it. */
interface CancelRequest {
  /** The fee that was shown, cents; another one by now is refused. Left out, the terms decide. */
  acceptedFeeCents?: unknown;
}

/** Answer of the route (spec client §7). */
interface CancelAnswer {
  success: boolean;
  message: string | null;
  error: string | null;
}

/** `POST /manage_event_registrations/{token}/cancel`: the token is the right to do it. */
@Controller('manage_event_registrations')
export class CancelRegistrationController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly clock: Clock,
  ) {}

  @Post(':token/cancel')
  @Access('link')
  @RateLimit.inService(REGISTRATION_MISSES, 'tokens that open nothing, by address')
  @HttpCode(HttpStatus.OK)
  async cancel(
    @Param('token') token: string,
    @Body() body: CancelRequest | undefined,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CancelAnswer> {
    reply.header('cache-control', 'no-store');
    try {
      const accepted = body?.acceptedFeeCents;
      const acceptedFeeCents = typeof accepted === 'number' ? accepted : null;
      await this.registrations.cancelByLink(actor, token, acceptedFeeCents, this.clock.now());
      return { success: true, message: 'Your appointment has been cancelled.', error: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      reply.code(STATUSES[error.code] ?? HttpStatus.UNPROCESSABLE_ENTITY);
      return { success: false, message: null, error: error.message };
    }
  }
}
