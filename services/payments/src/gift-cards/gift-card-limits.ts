import { Injectable } from '@nestjs/common';
import {
  GetEmailConfirmationRequestSchema,
  GetEmailConfirmationResponseSchema,
} from '@yarrow/contracts/clients/v1/requests_pb';
import type { ProActor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { Requests } from '@yarrow/kit/request-reply';

const DAY_S = 86_400;
/** More than a practice sells in a busy week before the holidays. */
const PER_PRACTICE = { points: 100, perSeconds: DAY_S };
const PER_RECIPIENT = { points: 5, perSeconds: DAY_S };

/** Keeps our mail from being sent to anybody, in anybody's words. */
@Injectable()
export class GiftCardLimits {
  constructor(
    private readonly requests: Requests,
    private readonly rateLimits: RateLimits,
  ) {}

  /** @throws DomainError `email_not_confirmed`, `not_ready`, `rate_limited` */
  async requireMayIssue({ userId, practiceId }: ProActor, recipientEmail: string): Promise<void> {
    if (!(await this.isConfirmed(userId))) {
      const message = 'Please confirm your email address first: we have mailed you a link.';
      throw new DomainError('email_not_confirmed', message);
    }
    await this.rateLimits.consume(`gift-card:${practiceId}`, PER_PRACTICE);
    await this.rateLimits.consume(`gift-card-recipient:${recipientEmail}`, PER_RECIPIENT);
  }

  private async isConfirmed(userId: string): Promise<boolean> {
    try {
      const { confirmed } = await this.requests.request(
        GetEmailConfirmationRequestSchema,
        GetEmailConfirmationResponseSchema,
        { userId },
      );
      return confirmed;
    } catch {
      throw new DomainError('not_ready', 'Your account cannot be looked up at the moment. Please try again.');
    }
  }
}
