import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';

/** More codes than anybody has, fewer than guessing needs. */
export const CODES_PER_APPOINTMENT = { name: 'code', points: 10, perSeconds: 600 };
/** Several people may share an address. */
export const CODES_PER_ADDRESS = { name: 'code-address', points: 50, perSeconds: 600 };

/** Counts codes that are tried, so that nobody can find one by guessing. */
@Injectable()
export class CodeAttemptsService {
  constructor(private readonly limits: RateLimitsService) {}

  /** @throws DomainError `too_many_attempts` */
  async count({ ip }: Actor, appointmentId: string): Promise<void> {
    try {
      await this.limits.consume(CODES_PER_APPOINTMENT, appointmentId);
      await this.limits.consume(CODES_PER_ADDRESS, ip);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const message = 'Too many codes were tried. Please try again in a few minutes.';
      throw new DomainError('too_many_attempts', message, 'code');
    }
  }
}
