import { Injectable } from '@nestjs/common';
import type { Client, User } from '@yarrow/contracts/clients/v1/events_pb';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import { findPerson, samePerson, type PersonName } from '@yarrow/kit/values/person-name';
import type { EntityManager } from 'typeorm';

/** Prices that a practitioner agreed with one contact. */
export interface CustomPrices {
  readonly clientId: string;
  /** Cents, by the service's variation. */
  readonly prices: ReadonlyMap<string, number>;
}

/** A practice's contact, as far as booking for it needs it. */
export interface ContactProjection {
  readonly clientId: string;
  /** The account behind it. */
  readonly userId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty when unknown, as is the number. */
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  /** IANA; empty when unknown. */
  readonly timeZone: string;
  readonly prices: ReadonlyMap<string, number>;
}

/** Contact details as given in a booking; address and number are empty when unknown. */
export interface ReachedPerson extends PersonName {
  readonly email: string;
  readonly phone: string;
}

/** An account's own details, for a booking without client details. */
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
      first_name: client.firstName,
      last_name: client.lastName,
      time_zone: client.timeZone,
    });
  }

  /** A living contact of a practice, or the one that it was merged into; undefined where it has not arrived in full. */
  async findContact(tx: EntityManager, practiceId: string, clientId: string): Promise<ContactProjection | undefined> {
    const [row] = await tx.query<ContactRow[]>(
      `SELECT contact.client_id, contact.user_id, contact.first_name, contact.last_name, contact.email, contact.phone,
         contact.time_zone, contact.custom_prices
       FROM client_projections named
       JOIN client_projections contact ON contact.client_id = coalesce(named.merged_into, named.client_id)
       WHERE named.client_id = $2 AND contact.practice_id = $1 AND NOT contact.deleted
         AND contact.first_name IS NOT NULL`,
      [practiceId, clientId],
    );
    return row && contactOf(row);
  }

  /** The accounts behind contacts, by contact; of one that was merged into another, the other's. */
  async findAccounts(tx: EntityManager, clientIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await tx.query<{ client_id: string; user_id: string }[]>(
      `SELECT named.client_id, contact.user_id FROM client_projections named
       JOIN client_projections contact ON contact.client_id = coalesce(named.merged_into, named.client_id)
       WHERE named.client_id = any($1) AND contact.user_id IS NOT NULL`,
      [clientIds],
    );
    return new Map(rows.map(({ client_id: clientId, user_id: userId }) => [clientId, userId]));
  }

  /** Leaves a mark on the record that is gone: a late `ClientSaved` cannot bring it back. */
  async markMerged(tx: EntityManager, practiceId: string, fromId: string, intoId: string): Promise<void> {
    await tx.query(
      `INSERT INTO client_projections (client_id, practice_id, email, phone, deleted, merged_into, version)
       VALUES ($1, $2, '', '', true, $3, 0)
       ON CONFLICT (client_id) DO UPDATE SET deleted = true, merged_into = excluded.merged_into`,
      [fromId, practiceId, intoId],
    );
  }

  /** It was another person after all: its next `ClientSaved` counts again. */
  async markLiving(tx: EntityManager, clientId: string, mergedInto: string): Promise<void> {
    await tx.query(
      `UPDATE client_projections SET merged_into = NULL, deleted = false WHERE client_id = $1 AND merged_into = $2`,
      [clientId, mergedInto],
    );
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
   * Returns the contact with this name and e-mail address, or the contact that such a record was merged into. Without an address
   * the phone number decides. A person with an address is never matched by a phone number only: a family may share it, and
   * anybody who knows it could link the contact to their account.
   */
  async findClientId(tx: EntityManager, practiceId: string, person: ReachedPerson): Promise<string | undefined> {
    const rows = await tx.query<KnownName[]>(
      `SELECT contact.client_id AS "clientId", coalesce(name.first, '') AS "firstName", coalesce(name.last, '') AS "lastName"
       FROM client_projections named
       JOIN client_projections contact ON contact.client_id = coalesce(named.merged_into, named.client_id)
       CROSS JOIN LATERAL (
         SELECT 0 AS rank, named.first_name AS first, named.last_name AS last
         WHERE contact.client_id = named.client_id OR concat(named.first_name, named.last_name) <> ''
         UNION ALL SELECT 1, contact.first_name, contact.last_name
       ) name
       WHERE named.practice_id = $1 AND contact.practice_id = $1 AND NOT contact.deleted
         AND (($2 <> '' AND named.email = $2) OR ($2 = '' AND $3 <> '' AND named.phone = $3))
       ORDER BY named.deleted, named.client_id, name.rank`,
      [practiceId, person.email, person.phone],
    );
    return findPerson(rows, person)?.clientId;
  }

  /** The contacts that stand for an account at a practice. */
  async listOfAccount(tx: EntityManager, practiceId: string, userId: string): Promise<ContactProjection[]> {
    const rows = await tx.query<ContactRow[]>(
      `SELECT client_id, user_id, first_name, last_name, email, phone, time_zone, custom_prices FROM client_projections
       WHERE user_id = $2 AND practice_id = $1 AND NOT deleted ORDER BY client_id`,
      [practiceId, userId],
    );
    return rows.map(contactOf);
  }

  /** What was agreed with an account's contact at a practice: of several contacts, the one with the account's name. */
  async findCustomPrices(tx: EntityManager, practiceId: string, userId: string): Promise<CustomPrices | undefined> {
    const own = await this.listOfAccount(tx, practiceId, userId);
    const account = own.length > 1 ? await this.findUser(tx, userId) : undefined;
    return (
      (account && own.find((contact) => samePerson(contact, account))) ?? own.find(({ prices }) => prices.size > 0)
    );
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

interface AgreedPrice {
  readonly serviceId: string;
  readonly amountCents: number;
}

interface KnownName extends PersonName {
  readonly clientId: string;
}

interface ContactRow {
  readonly client_id: string;
  readonly user_id: string | null;
  /** Null until clients has published it since names are stored. */
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
  readonly phone: string;
  readonly time_zone: string | null;
  readonly custom_prices: AgreedPrice[];
}

function contactOf(row: ContactRow): ContactProjection {
  const { client_id: clientId, user_id: userId, email, phone } = row;
  const [firstName, lastName, prices] = [row.first_name ?? '', row.last_name ?? '', pricesOf(row.custom_prices)];
  return { clientId, userId, firstName, lastName, email, phone, timeZone: row.time_zone ?? '', prices };
}

const pricesOf = (prices: readonly AgreedPrice[]): Map<string, number> =>
  new Map(prices.map(({ serviceId, amountCents }) => [serviceId, amountCents]));
