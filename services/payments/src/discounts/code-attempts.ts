import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { RateLimits } from '@yarrow/kit/rate-limits';

/** More codes than anybody has, fewer than guessing needs. */
const PER_APPOINTMENT = { points: 10, perSeconds: 600 };
/** Several people may share an address. */
const PER_ADDRESS = { points: 50, perSeconds: 600 };

/** Counts codes that are tried, so that nobody can find one by guessing. */
@Injectable()
export class CodeAttempts {
  constructor(private readonly rateLimits: RateLimits) {}

  /** @throws DomainError `too_many_attempts` */
  async count({ ip }: Actor, appointmentId: string): Promise<void> {
    try {
      await this.rateLimits.consume(`code:${appointmentId}`, PER_APPOINTMENT);
      await this.rateLimits.consume(`code-address:${ip}`, PER_ADDRESS);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const message = 'Too many codes were tried. Please try again in a few minutes.';
      throw new DomainError('too_many_attempts', message, 'code');
    }
  }
}
