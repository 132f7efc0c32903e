import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ProviderName } from '../providers/payment-provider.js';
import type { ProviderNotice } from '../providers/provider-objects.js';

export type WaitingEvent = ProviderNotice & { provider: ProviderName };

/** Webhooks that came in: each is stored once and applied until that has worked. */
@Injectable()
export class ProviderEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores an event; one that is known already stays as it is. */
  async add(provider: ProviderName, notice: ProviderNotice): Promise<void> {
    const { eventId, type, accountId, objectId, parentId, occurredAt } = notice;
    await this.dataSource.query(
      `INSERT INTO provider_events (provider, event_id, type, account_id, object_id, parent_id, occurred_at,
         received_at, next_try_at) VALUES ($1, $2, $3, $4, $5, $6, $7, now(), now()) ON CONFLICT DO NOTHING`,
      [provider, eventId, type, accountId, objectId, parentId, occurredAt],
    );
  }

  async listWaiting(limit: number): Promise<WaitingEvent[]> {
    return this.dataSource.query(
      `SELECT provider, event_id AS "eventId", type, account_id AS "accountId", object_id AS "objectId", parent_id AS "parentId",
         occurred_at AS "occurredAt"
       FROM provider_events WHERE applied_at IS NULL AND next_try_at <= now()
       ORDER BY next_try_at, received_at LIMIT $1`,
      [limit],
    );
  }

  async markApplied({ provider, eventId }: WaitingEvent): Promise<void> {
    await this.dataSource.query('UPDATE provider_events SET applied_at = now() WHERE provider = $1 AND event_id = $2', [
      provider,
      eventId,
    ]);
  }

  /** Tried again after 2 s, 4 s, … at most an hour. */
  async postpone({ provider, eventId }: WaitingEvent, error: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE provider_events SET tries = tries + 1, last_error = $2,
         next_try_at = now() + least(3600, 2 * 2 ^ least(tries, 12)) * interval '1 second' WHERE provider = $1 AND event_id = $3`,
      [provider, error.slice(0, 500), eventId],
    );
  }
}
