import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { EmailConfirmation } from './email-confirmation.entity.js';
import { PasswordReset } from './password-reset.entity.js';
import { User } from './user.entity.js';

@Injectable()
export class AccountsRepository {
  async findById(tx: EntityManager, id: string): Promise<User | null> {
    return tx.findOneBy(User, { id });
  }

  async findByEmail(tx: EntityManager, email: string): Promise<User | null> {
    return tx.findOneBy(User, { email });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<User[]> {
    return tx.findBy(User, { id: In([...ids]) });
  }

  /** With the password's hash, which no other query loads. */
  async findCredentials(tx: EntityManager, email: string): Promise<User | null> {
    return tx.createQueryBuilder(User, 'account').addSelect('account.passwordHash').where({ email }).getOne();
  }

  /** As `findCredentials`. */
  async findCredentialsById(tx: EntityManager, id: string): Promise<User | null> {
    return tx.createQueryBuilder(User, 'account').addSelect('account.passwordHash').where({ id }).getOne();
  }

  async save(tx: EntityManager, user: User): Promise<void> {
    await tx.save(User, user);
  }

  /** @returns false when the e-mail is taken; the unique constraint decides, so that two at once cannot both win */
  async insert(tx: EntityManager, user: User): Promise<boolean> {
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(user)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length === 1;
  }

  /** Locks the account shared until the transaction ends: its password and staff rights cannot change meanwhile. */
  async findCredentialsShared(tx: EntityManager, id: string): Promise<User | null> {
    const query = tx.createQueryBuilder(User, 'account').addSelect('account.passwordHash');
    return query.where({ id }).setLock('pessimistic_read').getOne();
  }

  /** Locks the account until the transaction ends: no other request sets its password or logs in with the old one. */
  async lock(tx: EntityManager, id: string): Promise<void> {
    await tx.findOne(User, { select: { id: true }, where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async setStaff(tx: EntityManager, userId: string, staff: boolean): Promise<void> {
    await tx.update(User, { id: userId }, { staff });
  }

  async setPassword(tx: EntityManager, userId: string, passwordHash: string): Promise<void> {
    await tx.update(User, { id: userId }, { passwordHash });
  }

  async findReset(tx: EntityManager, tokenHash: string): Promise<PasswordReset | null> {
    return tx.findOneBy(PasswordReset, { tokenHash });
  }

  async addReset(tx: EntityManager, reset: PasswordReset): Promise<void> {
    await tx.insert(PasswordReset, reset);
  }

  /** No link that was mailed before sets a password any more. */
  async useUpResets(tx: EntityManager, userId: string, usedAt: Date): Promise<void> {
    await tx.update(PasswordReset, { userId, usedAt: IsNull() }, { usedAt });
  }

  async addConfirmation(tx: EntityManager, confirmation: EmailConfirmation): Promise<void> {
    await tx.insert(EmailConfirmation, confirmation);
  }

  async findConfirmation(tx: EntityManager, tokenHash: string): Promise<EmailConfirmation | null> {
    return tx.findOneBy(EmailConfirmation, { tokenHash });
  }

  /** @returns false where it was confirmed before */
  async confirmEmail(tx: EntityManager, userId: string, at: Date): Promise<boolean> {
    const unconfirmed = { id: userId, emailConfirmedAt: IsNull() };
    const { affected } = await tx.update(User, unconfirmed, { emailConfirmedAt: at, version: () => 'version + 1' });
    return affected === 1;
  }

  /** The address for which the newest such link waits. */
  async findPendingEmail(tx: EntityManager, userId: string, now: Date): Promise<string | null> {
    const pending = await tx.findOne(EmailConfirmation, {
      where: { userId, newEmail: Not(IsNull()), expiresAt: MoreThan(now) },
      order: { expiresAt: 'DESC' },
    });
    return pending?.newEmail ?? null;
  }

  /** No link that was mailed before brings the account another address any more. */
  async deleteEmailChanges(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(EmailConfirmation, { userId, newEmail: Not(IsNull()) });
  }
}
