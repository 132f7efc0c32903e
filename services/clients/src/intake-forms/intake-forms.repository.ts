import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { DEFAULT_FORM } from './default-form.js';
import { IntakeFormLink } from './intake-form-link.entity.js';
import { IntakeFormTheme } from './intake-form-theme.entity.js';
import { IntakeFormVersion } from './intake-form-version.entity.js';
import type { IntakeProgress } from './intake-progress.js';

@Injectable()
export class IntakeFormsRepository {
  /** Serialises sending and saving the form of one practice. */
  async lockForm(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`intake-form:${practiceId}`]);
  }

  /** The practice's newest form; the default form becomes its first. Under `lockForm`. */
  async getCurrent(tx: EntityManager, practiceId: string, now: Date): Promise<IntakeFormVersion> {
    const newest = await tx.findOne(IntakeFormVersion, { where: { practiceId }, order: { version: 'DESC' } });
    return newest ?? this.addVersion(tx, { practiceId, version: 1, form: DEFAULT_FORM, saveNo: 0, createdAt: now });
  }

  async addVersion(tx: EntityManager, version: Omit<IntakeFormVersion, 'id'>): Promise<IntakeFormVersion> {
    return tx.save(IntakeFormVersion, Object.assign(new IntakeFormVersion(), { id: newId(), ...version }));
  }

  /** Only for a version that was sent to no one. Under `lockForm`. */
  async saveVersion(tx: EntityManager, version: IntakeFormVersion): Promise<void> {
    await tx.save(IntakeFormVersion, version);
  }

  async wasVersionSent(tx: EntityManager, versionId: string): Promise<boolean> {
    return tx.existsBy(IntakeFormLink, { versionId });
  }

  async findVersion(tx: EntityManager, practiceId: string, version: number): Promise<IntakeFormVersion | null> {
    return tx.findOneBy(IntakeFormVersion, { practiceId, version });
  }

  /** The newest 50, the newest first, without their forms. */
  async listVersions(
    tx: EntityManager,
    practiceId: string,
  ): Promise<Pick<IntakeFormVersion, 'version' | 'createdAt'>[]> {
    const select = { id: true, version: true, createdAt: true } as const;
    return tx.find(IntakeFormVersion, { select, where: { practiceId }, order: { version: 'DESC' }, take: 50 });
  }

  async findTheme(tx: EntityManager, practiceId: string): Promise<IntakeFormTheme | null> {
    return tx.findOneBy(IntakeFormTheme, { practiceId });
  }

  async saveTheme(tx: EntityManager, theme: IntakeFormTheme): Promise<void> {
    await tx.upsert(IntakeFormTheme, theme, ['practiceId']);
  }

  async getVersion(tx: EntityManager, id: string): Promise<IntakeFormVersion> {
    return tx.findOneByOrFail(IntakeFormVersion, { id });
  }

  async findLink(tx: EntityManager, uniqueId: string): Promise<IntakeFormLink | null> {
    return tx.findOneBy(IntakeFormLink, { uniqueId });
  }

  async findLinkForUpdate(tx: EntityManager, uniqueId: string): Promise<IntakeFormLink | null> {
    return tx.findOne(IntakeFormLink, { where: { uniqueId }, lock: { mode: 'pessimistic_write' } });
  }

  /** The link of this version that the contact has not used yet. */
  async findWaiting(tx: EntityManager, clientId: string, versionId: string): Promise<IntakeFormLink | null> {
    return tx.findOneBy(IntakeFormLink, { clientId, versionId, submittedAt: IsNull() });
  }

  /** Whether this request was the last to send the contact one of its forms. */
  async wasSent(tx: EntityManager, clientId: string, sendingId: string): Promise<boolean> {
    return tx.existsBy(IntakeFormLink, { clientId, lastSendingId: sendingId });
  }

  async findLastSubmitted(tx: EntityManager, clientId: string): Promise<IntakeFormLink | null> {
    return tx.findOne(IntakeFormLink, {
      where: { clientId, submittedAt: Not(IsNull()) },
      order: { submittedAt: 'DESC' },
    });
  }

  async saveLink(tx: EntityManager, link: IntakeFormLink): Promise<void> {
    await tx.save(IntakeFormLink, link);
  }

  async listProgress(tx: EntityManager, practiceId: string, clientIds: readonly string[]): Promise<IntakeProgress[]> {
    const links = await tx.find(IntakeFormLink, {
      select: { uniqueId: true, clientId: true, sentAt: true, submittedAt: true },
      where: { practiceId, clientId: In([...clientIds]) },
    });
    const progress = new Map<string, IntakeProgress>();
    for (const { clientId, sentAt, submittedAt } of links) {
      const known = progress.get(clientId);
      progress.set(clientId, {
        clientId,
        lastSentAt: known && known.lastSentAt > sentAt ? known.lastSentAt : sentAt,
        submitted: submittedAt !== null || (known?.submitted ?? false),
      });
    }
    return [...progress.values()];
  }
}
