import { Injectable } from '@nestjs/common';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource } from 'typeorm';
import { ReferralUsesService } from '../referrals/referral-uses.service.js';
import { parseRegistration, type Registration, type RegistrationForm } from './account-rules.js';
import { AccountsRepository } from './accounts.repository.js';
import { MailedLinksService } from './mailed-links.service.js';
import { hashPassword, isPasswordOf } from './password-rules.js';
import { userMessage } from './user-message.js';
import { User } from './user.entity.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly links: MailedLinksService,
    private readonly referralUses: ReferralUsesService,
    private readonly clock: Clock,
  ) {}

  /** Public. A repeated request gets the account that the first one made. */
  async register(form: RegistrationForm): Promise<User> {
    const registration = parseRegistration(form);
    const { email, password, practiceName, country, timeZone, referralCode } = registration;
    const requestId = idOfRequest(form.idempotencyKey, { of: email, kind: 'account' });
    const user = this.newUser(registration, await hashPassword(password), requestId ?? newId());
    const isNew = await this.dataSource.transaction(async (tx) => {
      const referrer = referralCode ? await this.referralUses.findReferrer(tx, referralCode) : null;
      if (!(await this.accounts.insert(tx, user))) return false;
      if (referrer) await this.referralUses.record(tx, referrer, user.id);
      const practice = user.kind === 'pro' ? { practiceName, country, timeZone } : {};
      await emit(tx, UserRegisteredSchema, { user: userMessage(user), ...practice }, { aggregateId: user.id });
      await this.links.sendConfirmation(tx, user);
      return true;
    });
    return isNew ? user : this.getRegistered(registration, requestId);
  }

  /** The password as well as the id: the key alone opens no account. */
  private async getRegistered({ email, password }: Registration, requestId: string | undefined): Promise<User> {
    const known = await this.accounts.findCredentials(this.dataSource.manager, email);
    if (known && known.id === requestId && (await isPasswordOf(known.passwordHash, password))) return known;
    throw new DomainError(
      'email_taken',
      'There is already an account with this email. Please log in instead.',
      'email',
    );
  }

  /** The account of the session. */
  async findCurrent(actor: Actor): Promise<User | null> {
    return actor.userId ? this.accounts.findById(this.dataSource.manager, actor.userId) : null;
  }

  /** Names are public through what refers to them; the resolver shows the rest to the account itself only. */
  async listByIds(ids: readonly string[]): Promise<User[]> {
    return this.accounts.listByIds(this.dataSource.manager, ids);
  }

  private newUser(registration: Registration, passwordHash: string, id: string): User {
    const { kind, email, firstName, lastName, phone } = registration;
    const practiceId = kind === 'pro' ? newId() : null;
    const createdAt = this.clock.now();
    return Object.assign(new User(), {
      id,
      kind,
      email,
      firstName,
      lastName,
      phone,
      practiceId,
      emailConfirmedAt: null,
      passwordHash,
      staff: false,
      gender: null,
      customGender: null,
      dob: null,
      version: 1,
      createdAt,
    });
  }
}
