import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { handOverRows, type Merge, noteUndone, type OwnedTable, returnRows } from '@yarrow/kit/database/merged-rows';
import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Client } from '../directory/client.entity.js';
import { ClientMerge } from './client-merge.entity.js';

/** As many as are listed at once. */
const MAX_LISTED = 100;

/** What belongs to a contact here. */
const TABLES: readonly OwnedTable[] = [
  { name: 'client_notes', key: 'id', owner: 'client_id' },
  { name: 'intake_form_links', key: 'unique_id', owner: 'client_id' },
  { name: 'phone_views', key: 'id', owner: 'client_id' },
  { name: 'client_import_rows', key: `import_id || ' ' || position`, owner: 'client_id' },
  { name: 'visit_projections', key: 'appointment_id', owner: 'client_id' },
  // Ids and records that had become the merged one before.
  { name: 'client_aliases', key: 'client_id', owner: 'into_client_id' },
  { name: 'clients', key: 'id', owner: 'merged_into' },
];

@Injectable()
export class ClientMergesRepository {
  async add(tx: EntityManager, merge: ClientMerge): Promise<void> {
    await tx.insert(ClientMerge, merge);
  }

  async save(tx: EntityManager, merge: ClientMerge): Promise<void> {
    await tx.save(ClientMerge, merge);
  }

  /** @throws DomainError `not_found` */
  async get(tx: EntityManager, practiceId: string, id: string): Promise<ClientMerge> {
    const merge = isUuid(id) ? await tx.findOneBy(ClientMerge, { id, practiceId }) : null;
    if (merge) return merge;
    throw new DomainError('not_found', 'This merge could not be found.', 'mergeId');
  }

  /** The merge by which one record is part of the other one. */
  async findStanding(tx: EntityManager, clientId: string, intoClientId: string): Promise<ClientMerge | null> {
    return tx.findOneBy(ClientMerge, { clientId, intoClientId, undoneAt: IsNull() });
  }

  /** Those that stand, the latest first; of these contacts, or of all. */
  async listSince(
    tx: EntityManager,
    { practiceId, since, intoClientIds }: { practiceId: string; since: Date; intoClientIds?: readonly string[] },
  ): Promise<ClientMerge[]> {
    return tx.find(ClientMerge, {
      where: {
        ...{ practiceId, undoneAt: IsNull(), mergedAt: MoreThan(since) },
        ...(intoClientIds && { intoClientId: In([...intoClientIds]) }),
      },
      order: { mergedAt: 'DESC', id: 'DESC' },
      take: MAX_LISTED,
    });
  }

  /** Locks both records; serialised with erasures of either. */
  async listForUpdate(tx: EntityManager, practiceId: string, ids: readonly string[]): Promise<Map<string, Client>> {
    const clients = await tx.find(Client, {
      where: { id: In(ids.filter(isUuid)), practiceId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return new Map(clients.map((client) => [client.id, client]));
  }

  async handOver(tx: EntityManager, merge: Merge): Promise<void> {
    for (const table of TABLES) await handOverRows(tx, table, merge);
    await tx.query(
      `INSERT INTO client_aliases (client_id, into_client_id) VALUES ($1, $2)
       ON CONFLICT (client_id) DO UPDATE SET into_client_id = excluded.into_client_id`,
      [merge.fromClientId, merge.intoClientId],
    );
  }

  async giveBack(tx: EntityManager, merge: Merge): Promise<void> {
    await noteUndone(tx, merge);
    await tx.query('DELETE FROM client_aliases WHERE client_id = $1 AND into_client_id = $2', [
      merge.fromClientId,
      merge.intoClientId,
    ]);
    for (const table of TABLES) await returnRows(tx, table, merge);
  }

  async accountExists(tx: EntityManager, userId: string): Promise<boolean> {
    return (await tx.query<unknown[]>('SELECT 1 FROM users WHERE id = $1', [userId])).length > 0;
  }
}
