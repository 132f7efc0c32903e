import { Injectable } from '@nestjs/common';
import type { Client, User } from '@yarrow/contracts/clients/v1/events_pb';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';

/** Prices that a practitioner agreed with one contact. */
export interface CustomPrices {
  readonly clientId: string;
  /** Cents, by the service's variation. */
  readonly prices: ReadonlyMap<string, number>;
}

/** An account's own details, for a booking that names nobody. */
export interface UserProjection {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** A record that was merged into another stays as it is. */
const CLIENTS: ProjectionTable = {
  name: 'client_projections',
  key: ['client_id'],
  isFinal: 'known.merged_into IS NOT NULL',
};
const USERS: ProjectionTable = { name: 'user_projections', key: ['user_id'] };

/** A row keeps the highest version seen. */
@Injectable()
export class ClientProjectionRepository {
  async saveClient(tx: EntityManager, client: Client): Promise<void> {
    const prices = client.customPrices.map(({ serviceId, amountCents }) => ({ serviceId, amountCents }));
    await upsertIfNewer(tx, CLIENTS, {
      client_id: client.clientId,
      practice_id: client.practiceId,
      user_id: client.userId || null,
      email: client.email,
      phone: client.phone,
      deleted: client.deleted,
      version: client.version,
      custom_prices: JSON.stringify(prices),
    });
  }

  /** Leaves a mark on the record that is gone: a late `ClientSaved` cannot bring it back. */
  async markMerged(tx: EntityManager, practiceId: string, fromId: string, intoId: string): Promise<void> {
    await tx.query(
      `INSERT INTO client_projections (client_id, practice_id, email, phone, deleted, merged_into, version)
       VALUES ($1, $2, '', '', true, $3, 0)
       ON CONFLICT (client_id) DO UPDATE SET deleted = true, merged_into = excluded.merged_into`,
      [fromId, practiceId, intoId],
    );
    await tx.query('UPDATE client_projections SET merged_into = $2 WHERE merged_into = $1', [fromId, intoId]);
  }

  /** Gives what a contact booked, holds and bought to the one that it was merged into. */
  async handOver(tx: EntityManager, practiceId: string, fromId: string, intoId: string): Promise<void> {
    for (const table of ['appointments', 'open_packages', 'slot_holds']) {
      await tx.query(`UPDATE ${table} SET client_id = $3 WHERE practice_id = $1 AND client_id = $2`, [
        practiceId,
        fromId,
        intoId,
      ]);
    }
  }

  async saveUser(tx: EntityManager, user: User): Promise<void> {
    await upsertIfNewer(tx, USERS, {
      user_id: user.userId,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      phone: user.phone,
      version: user.version,
    });
  }

  async findUser(tx: EntityManager, userId: string): Promise<UserProjection | undefined> {
    const [row] = await tx.query(
      `SELECT first_name AS "firstName", last_name AS "lastName", email, phone FROM user_projections WHERE user_id = $1`,
      [userId],
    );
    return row;
  }

  /**
   * The contact behind an e-mail address, else behind a phone number. A number alone does not join two people: a family
   * may share it, so a contact with another address is somebody else.
   */
  async findClientId(tx: EntityManager, practiceId: string, email: string, phone: string): Promise<string | undefined> {
    const [row] = await tx.query(
      `SELECT client_id FROM client_projections
       WHERE practice_id = $1 AND NOT deleted AND (email = $2 OR (phone = $3 AND email = ''))
       ORDER BY (email = $2) DESC, client_id LIMIT 1`,
      [practiceId, email, phone],
    );
    return row?.client_id;
  }

  /** What was agreed with an account's contact at a practice; of several contacts, the first one that has prices. */
  async findCustomPrices(tx: EntityManager, practiceId: string, userId: string): Promise<CustomPrices | undefined> {
    const [row] = await tx.query(
      `SELECT client_id AS "clientId", custom_prices AS prices FROM client_projections
       WHERE user_id = $2 AND practice_id = $1 AND NOT deleted AND custom_prices <> '[]' ORDER BY client_id LIMIT 1`,
      [practiceId, userId],
    );
    if (!row) return undefined;
    const prices: { serviceId: string; amountCents: number }[] = row.prices;
    return {
      clientId: row.clientId,
      prices: new Map(prices.map(({ serviceId, amountCents }) => [serviceId, amountCents])),
    };
  }

  /** Where a record's things are now. */
  async findMergedInto(tx: EntityManager, clientId: string): Promise<string | undefined> {
    const [row] = await tx.query('SELECT merged_into FROM client_projections WHERE client_id = $1', [clientId]);
    return row?.merged_into ?? undefined;
  }

  /** Contacts, of whichever practices, that stand for one account. */
  async listClientIdsOfUser(tx: EntityManager, userId: string): Promise<string[]> {
    const rows = await tx.query(
      'SELECT client_id FROM client_projections WHERE user_id = $1 AND NOT deleted ORDER BY client_id LIMIT 1000',
      [userId],
    );
    return rows.map((row: { client_id: string }) => row.client_id);
  }
}
