import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { Passkey } from './passkey.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

@Injectable()
export class SecondFactorsRepository {
  findApp(tx: EntityManager, userId: string): Promise<AuthenticatorApp | null> {
    return tx.findOneBy(AuthenticatorApp, { userId });
  }

  async hasApp(tx: EntityManager, userId: string): Promise<boolean> {
    return tx.existsBy(AuthenticatorApp, { userId, confirmedAt: Not(IsNull()) });
  }

  /** Locks the app, so that a code of it is used once. */
  findAppForUpdate(tx: EntityManager, userId: string): Promise<AuthenticatorApp | null> {
    return tx.findOne(AuthenticatorApp, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  async saveApp(tx: EntityManager, app: AuthenticatorApp): Promise<void> {
    await tx.save(AuthenticatorApp, app);
  }

  async deleteApp(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(AuthenticatorApp, { userId });
  }

  /** The oldest first. */
  listPasskeys(tx: EntityManager, userId: string): Promise<Passkey[]> {
    return tx.find(Passkey, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  findPasskey(tx: EntityManager, userId: string, id: string): Promise<Passkey | null> {
    return tx.findOneBy(Passkey, { userId, id });
  }

  /** @returns false where the key is known already */
  async addPasskey(tx: EntityManager, passkey: Passkey): Promise<boolean> {
    const query = tx.createQueryBuilder().insert().into(Passkey).values(passkey).orIgnore().returning('id');
    return ((await query.execute()).raw as unknown[]).length === 1;
  }

  async notePasskeyUse(tx: EntityManager, id: string, counter: number, lastUsedAt: Date): Promise<void> {
    await tx.update(Passkey, { id }, { counter, lastUsedAt });
  }

  async deletePasskey(tx: EntityManager, userId: string, id: string): Promise<boolean> {
    return (await tx.delete(Passkey, { userId, id })).affected === 1;
  }

  countRecoveryCodes(tx: EntityManager, userId: string): Promise<number> {
    return tx.countBy(RecoveryCode, { userId });
  }

  /** Those from before are good no more. */
  async replaceRecoveryCodes(tx: EntityManager, userId: string, hashes: readonly string[]): Promise<void> {
    await tx.delete(RecoveryCode, { userId });
    await tx.insert(
      RecoveryCode,
      hashes.map((codeHash) => ({ userId, codeHash })),
    );
  }

  /** @returns false where there is none, or it was used */
  async useRecoveryCode(tx: EntityManager, userId: string, codeHash: string): Promise<boolean> {
    return (await tx.delete(RecoveryCode, { userId, codeHash })).affected === 1;
  }

  async deleteAll(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(AuthenticatorApp, { userId });
    await tx.delete(Passkey, { userId });
    await tx.delete(RecoveryCode, { userId });
  }
}
