import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { Client } from '../directory/client.entity.js';
import { ErasureStep } from './erasure-step.entity.js';
import { Erasure } from './erasure.entity.js';
import { ERASING_SERVICES } from './erasing-services.js';

/** Services asked in one turn. */
const BATCH = 50;

@Injectable()
export class ErasuresRepository {
  async add(tx: EntityManager, erasure: Erasure): Promise<void> {
    await tx.insert(Erasure, erasure);
    const { id: erasureId, requestedAt: askAt } = erasure;
    const steps = ERASING_SERVICES.map((service) => ({ erasureId, service, attempts: 0, askAt, confirmedAt: null }));
    await tx.insert(ErasureStep, steps);
  }

  async get(tx: EntityManager, id: string): Promise<Erasure> {
    return tx.findOneByOrFail(Erasure, { id });
  }

  /** The erasures of an account or a contact; first those from everything. */
  async listOfSubject(tx: EntityManager, subjectId: string): Promise<Erasure[]> {
    return tx
      .createQueryBuilder(Erasure, 'erasure')
      .where(':subjectId = any(erasure.subjectIds)', { subjectId })
      .orderBy('erasure.practiceId IS NULL', 'DESC')
      .addOrderBy('erasure.requestedAt')
      .getMany();
  }

  /** Those that were asked for since then, oldest first. */
  async listSince(tx: EntityManager, since: Date): Promise<Erasure[]> {
    return tx.find(Erasure, { where: { requestedAt: MoreThanOrEqual(since) }, order: { requestedAt: 'ASC' } });
  }

  async listSteps(tx: EntityManager, erasureId: string): Promise<ErasureStep[]> {
    return tx.find(ErasureStep, { where: { erasureId }, order: { service: 'ASC' } });
  }

  async listDueSteps(tx: EntityManager, now: Date): Promise<ErasureStep[]> {
    return tx
      .createQueryBuilder(ErasureStep, 'step')
      .where('step.confirmedAt IS NULL AND step.askAt <= :now', { now })
      .orderBy('step.askAt')
      .limit(BATCH)
      .getMany();
  }

  /** What was confirmed meanwhile stays so. */
  async saveStep(tx: EntityManager, step: ErasureStep): Promise<void> {
    const { erasureId, service, attempts, askAt, confirmedAt } = step;
    await tx.update(ErasureStep, { erasureId, service, confirmedAt: IsNull() }, { attempts, askAt, confirmedAt });
  }

  /** Completes the erasure if no step is open. The remaining row contains no personal data. */
  async completeFinished(tx: EntityManager, id: string, now: Date): Promise<boolean> {
    const open = await tx.existsBy(ErasureStep, { erasureId: id, confirmedAt: IsNull() });
    if (open) return false;
    const { affected } = await tx.update(
      Erasure,
      { id, completedAt: IsNull() },
      { completedAt: now, emails: [], phones: [] },
    );
    return affected === 1;
  }

  /** The contacts of an account in all practices, and those under its address that no account stands behind. */
  async listContactsOfAccount(tx: EntityManager, userId: string, email: string): Promise<Client[]> {
    return tx.find(Client, {
      where: [{ userId }, { email, userId: IsNull() }],
      order: { practiceId: 'ASC' },
    });
  }

  /** Contacts with an address, in all practices. */
  async listContactsOfAddress(tx: EntityManager, email: string): Promise<Client[]> {
    return tx.find(Client, { where: { email }, order: { practiceId: 'ASC' } });
  }

  /** These contacts with the records that became part of them, and those that they became part of. */
  async listWithMerged(tx: EntityManager, contacts: readonly Client[]): Promise<Client[]> {
    const ids = contacts.flatMap(({ id, mergedInto }) => (mergedInto ? [id, mergedInto] : [id]));
    return tx.find(Client, {
      where: [{ id: In(ids) }, { mergedInto: In(ids) }],
      order: { practiceId: 'ASC', id: 'ASC' },
    });
  }

  async findContact(tx: EntityManager, id: string): Promise<Client | null> {
    return tx.findOneBy(Client, { id });
  }

  async deleteAccounts(tx: EntityManager, ids: readonly string[]): Promise<void> {
    const ofAccounts = [
      ...(['password_resets', 'email_confirmations'] as const),
      ...(['authenticator_apps', 'passkeys', 'recovery_codes'] as const),
    ];
    for (const table of ofAccounts) {
      await tx.query(`DELETE FROM ${table} WHERE user_id = any($1)`, [ids]);
    }
    await tx.query('DELETE FROM users WHERE id = any($1)', [ids]);
  }

  /** What contacts answered in intake forms, the links to answer more, notes about them and who saw their numbers. */
  async deleteRecords(tx: EntityManager, clientIds: readonly string[]): Promise<void> {
    for (const table of ['intake_form_links', 'client_notes', 'phone_views', 'client_import_rows'] as const) {
      await tx.query(`DELETE FROM ${table} WHERE client_id = any($1)`, [clientIds]);
    }
    // State of records before merges; deleted, so that no undo can restore it.
    await tx.query('DELETE FROM client_merges WHERE client_id = any($1) OR into_client_id = any($1)', [clientIds]);
    await tx.query('DELETE FROM duplicate_dismissals WHERE client_id = any($1) OR other_client_id = any($1)', [
      clientIds,
    ]);
  }

  async listContacts(tx: EntityManager, ids: readonly string[]): Promise<Client[]> {
    return tx.find(Client, { where: { id: In([...ids]) }, lock: { mode: 'pessimistic_write' }, order: { id: 'ASC' } });
  }

  async saveContacts(tx: EntityManager, clients: readonly Client[]): Promise<void> {
    await tx.save(Client, [...clients]);
  }

  /** Contacts of others lose nothing but the account that is no more. */
  async unlinkAccounts(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query('UPDATE clients SET user_id = NULL, version = version + 1 WHERE user_id = any($1)', [ids]);
  }
}
