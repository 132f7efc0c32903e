import { Inject, Injectable } from '@nestjs/common';
import { REDIS } from '@yarrow/kit/database/redis';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import type { Passkey } from '../second-factor/passkey.entity.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';

const LIFETIME_SECONDS = 600;

/** What a browser was asked while it makes a passkey. */
@Injectable()
export class PasskeyChallengesService {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactorsRepository,
  ) {}

  listKnown(userId: string): Promise<Passkey[]> {
    return this.factors.listPasskeys(this.dataSource.manager, userId);
  }

  async keep(userId: string, challenge: string): Promise<void> {
    await this.redis.set(keyOf(userId), challenge, 'EX', LIFETIME_SECONDS);
  }

  /** Good once. */
  async take(userId: string): Promise<string | null> {
    return this.redis.getdel(keyOf(userId));
  }
}

const keyOf = (userId: string): string => `passkey-challenge:${userId}`;
