import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requireUser } from '@yarrow/kit/actor';
import { REDIS } from '@yarrow/kit/database/redis';
import { DomainError } from '@yarrow/kit/domain-error';
import { newSecretToken } from '@yarrow/kit/ids';
import type { RecordsOwner } from '@yarrow/kit/person-records/person-records';
import { hashToken } from '@yarrow/kit/security/hash-token';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { CurrentPasswordService } from '../accounts/current-password.service.js';
import { ErasureSubjectsService } from '../erasure/erasure-subjects.service.js';

/** Where files are fetched. */
export const EXPORT_PATH = '/api/account/export';
const LIFETIME_SECONDS = 600;

/** Exports what is stored about an account. An export requires the password and can be downloaded once. */
@Injectable()
export class DataExportsService {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly current: CurrentPasswordService,
    private readonly subjects: ErasureSubjectsService,
  ) {}

  /** @returns where the file is @throws DomainError `wrong_password`; RateLimitedError */
  async start(actor: Actor, password: string): Promise<string> {
    requireUser(actor);
    const { manager } = this.dataSource;
    const user = await this.accounts.findCredentialsById(manager, actor.userId);
    if (!user) throw new DomainError('not_found', 'The account was not found.');
    await this.current.confirm(user, password, actor.ip);
    // What only stands under the address is the account's once the address is.
    const known = user.emailConfirmedAt ? await this.subjects.ofAccount(manager, user) : null;
    const clientIds = (known?.person.subjectIds ?? []).filter((id) => id !== user.id);
    const owner: RecordsOwner = { userId: user.id, clientIds, practiceId: user.practiceId };
    const token = newSecretToken(32);
    await this.redis.set(keyOf(token), JSON.stringify(owner), 'EX', LIFETIME_SECONDS);
    return `${EXPORT_PATH}/${token}`;
  }

  /** Whose records a link is for, once; null for another account, and for what was fetched or is over. */
  async take(actor: Actor, token: string): Promise<RecordsOwner | null> {
    const json = await this.redis.get(keyOf(token));
    const owner = json === null ? null : (JSON.parse(json) as RecordsOwner);
    if (owner?.userId !== actor.userId) return null;
    return (await this.redis.del(keyOf(token))) === 1 ? owner : null;
  }
}

const keyOf = (token: string): string => `data-export:${hashToken(token).toString('hex')}`;
