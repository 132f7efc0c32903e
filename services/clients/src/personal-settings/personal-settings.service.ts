import { Injectable } from '@nestjs/common';
import { UserChangedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { requireUser, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { userMessage } from '../accounts/user-message.js';
import type { User } from '../accounts/user.entity.js';
import { EmailRequestsService } from './email-requests.service.js';
import { PasswordChangesService } from './password-changes.service.js';
import {
  parseNewEmail,
  parsePersonalChanges,
  parseTitle,
  type PersonalChanges,
  type PersonalSettingsForm,
} from './personal-settings.js';

/** Everybody's own account. */
@Injectable()
export class PersonalSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly passwords: PasswordChangesService,
    private readonly emails: EmailRequestsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the account itself; for another address or password also the present password, which a person at an
   * unlocked browser does not know.
   * @param sessionHash of the session that stays
   */
  async update(actor: Actor, form: PersonalSettingsForm, sessionHash: string | undefined): Promise<User> {
    requireUser(actor);
    const user = await this.accounts.findCredentialsById(this.dataSource.manager, actor.userId);
    if (!user) throw new DomainError('not_found', 'The account was not found.');
    const changes = parsePersonalChanges(form, this.clock.now().toISOString().slice(0, 10));
    const title = user.kind === 'pro' ? parseTitle(form) : undefined;
    const typedEmail = parseNewEmail(form);
    const email = typedEmail === user.email ? undefined : typedEmail;
    const password = this.passwords.parseNew(form, user);
    if (email !== undefined || password !== undefined)
      await this.passwords.confirmCurrent(user, form.currentPassword, actor.ip);
    const newHash = password === undefined ? undefined : await this.passwords.hash(password);
    if (email !== undefined) await this.emails.count(user.id);
    return this.dataSource.transaction(async (tx) => {
      const current = await this.passwords.lockUnchanged(tx, user);
      await this.save(tx, current, changes, title);
      if (newHash !== undefined) await this.passwords.change(tx, current, newHash, sessionHash);
      if (email !== undefined) await this.emails.request(tx, current, email);
      return current;
    });
  }

  private async save(tx: EntityManager, user: User, changes: PersonalChanges, title = ''): Promise<void> {
    if (Object.keys(changes).length === 0 && !title) return;
    Object.assign(user, changes);
    user.version += 1;
    await this.accounts.save(tx, user);
    await emit(tx, UserChangedSchema, { user: userMessage(user), title }, { aggregateId: user.id });
  }
}
