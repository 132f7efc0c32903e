import { Injectable } from '@nestjs/common';
import {
  GetEmailConfirmationRequestSchema,
  GetEmailConfirmationResponseSchema,
} from '@yarrow/contracts/clients/v1/requests_pb';
import type { ProActor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';

const DAY_S = 86_400;
/** More than a practice sells in a busy week before the holidays. */
export const GIFT_CARDS_PER_PRACTICE = { name: 'gift-card', points: 100, perSeconds: DAY_S };
export const GIFT_CARDS_PER_RECIPIENT = { name: 'gift-card-recipient', points: 5, perSeconds: DAY_S };

/** Limits who may have gift cards mailed, and how often: our mail carries user-supplied text to arbitrary addresses. */
@Injectable()
export class GiftCardsPolicy {
  constructor(
    private readonly requests: RequestsClient,
    private readonly limits: RateLimitsService,
  ) {}

  /** @throws DomainError `email_not_confirmed`, `not_ready`, `rate_limited` */
  async requireMayIssue({ userId, practiceId }: ProActor, recipientEmail: string): Promise<void> {
    if (!(await this.isConfirmed(userId))) {
      const message = 'Please confirm your email address first: we have mailed you a link.';
      throw new DomainError('email_not_confirmed', message);
    }
    await this.limits.consume(GIFT_CARDS_PER_PRACTICE, practiceId);
    await this.limits.consume(GIFT_CARDS_PER_RECIPIENT, recipientEmail);
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
