import { Injectable } from '@nestjs/common';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { PracticeProjectionService } from '../practice-projection/practice-projection.service.js';

export const INTAKE_MAILS = { name: 'intake-form', points: 5, perSeconds: 3600 };

/** Which practices have intake forms, and how often they send them. */
@Injectable()
export class IntakeFormsPolicy {
  constructor(
    private readonly practices: PracticeProjectionService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Whether intake forms are part of the practice's plan. */
  async isEnabled(practiceId: string): Promise<boolean> {
    return this.practices.keepsNotes(practiceId);
  }

  /** To be called where no lock is held. @throws DomainError `notes_not_enabled` */
  async requireEnabled(practiceId: string): Promise<void> {
    await this.practices.requireNotes(practiceId);
  }

  /** @throws DomainError `rate_limited` */
  async countSending(practiceId: string, clientId: string): Promise<void> {
    await this.limits.consume(INTAKE_MAILS, `${practiceId}:${clientId}`);
  }
}
