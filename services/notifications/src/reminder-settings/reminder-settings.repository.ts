import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Reminders } from './reminder-rules.js';
import { ReminderSettings } from './reminder-settings.entity.js';

const LOCK = (exclusive: boolean) =>
  `SELECT pg_advisory_xact_lock${exclusive ? '' : '_shared'}(hashtextextended('reminders:' || $1, 0))`;

@Injectable()
export class ReminderSettingsRepository {
  async find(tx: EntityManager, practiceId: string): Promise<ReminderSettings | null> {
    return tx.findOneBy(ReminderSettings, { practiceId });
  }

  /** Locks the settings shared until the transaction ends: moving reminders waits, and sees those planned here. */
  async findShared(tx: EntityManager, practiceId: string): Promise<ReminderSettings | null> {
    await tx.query(LOCK(false), [practiceId]);
    return this.find(tx, practiceId);
  }

  async findForUpdate(tx: EntityManager, practiceId: string): Promise<ReminderSettings | null> {
    await tx.query(LOCK(true), [practiceId]);
    return this.find(tx, practiceId);
  }

  async save(tx: EntityManager, practiceId: string, reminders: Reminders): Promise<void> {
    await tx.upsert(ReminderSettings, { practiceId, ...reminders }, ['practiceId']);
  }
}
