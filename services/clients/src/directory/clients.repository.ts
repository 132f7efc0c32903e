import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { findPerson, hasName, type PersonName } from '@yarrow/kit/values/person-name';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { Client, type ContactDetails, type InvitedFrom } from './client.entity.js';

/** Details of a person as given in a booking, in a list or by a practice. */
export type ReachedPerson = Pick<ContactDetails, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** A name and an address under which a living contact is known: its own, or those of a record that became part of it. */
export interface KnownPerson extends ReachedPerson {
  readonly client: Client;
}

/** What of an account decides which contact it is. */
export interface AccountOfBooker extends PersonName {
  readonly email: string;
  /** A mailed link has shown that the address is its own. */
  readonly confirmed: boolean;
}

const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

@Injectable()
export class ClientsRepository {
  async find(tx: EntityManager, practiceId: string, id: string): Promise<Client | null> {
    return tx.findOneBy(Client, { id, practiceId });
  }

  /**
   * A contact of the practice that is in its directory.
   * @param argument that names it
   * @throws DomainError `not_found`
   */
  async getLiving(tx: EntityManager, practiceId: string, id: string, argument = 'clientId'): Promise<Client> {
    const client = isUuid(id) ? await this.find(tx, practiceId, id) : null;
    if (client && !client.deletedAt) return client;
    throw new DomainError('not_found', 'This client could not be found.', argument);
  }

  /** The living contacts under an address, the oldest first. */
  async listByEmail(tx: EntityManager, practiceId: string, email: string): Promise<Client[]> {
    return tx.find(Client, { where: { practiceId, email, deletedAt: IsNull() }, order: OLDEST_FIRST });
  }

  /** The living contacts under any of these addresses or numbers. */
  async listReachedAt(
    tx: EntityManager,
    practiceId: string,
    people: readonly { email: string | null; phone: string | null }[],
  ): Promise<Client[]> {
    const given = (values: (string | null)[]) => values.filter((value) => value !== null);
    const living = { practiceId, deletedAt: IsNull() };
    return tx.find(Client, {
      where: [
        { ...living, email: In(given(people.map(({ email }) => email))) },
        { ...living, phone: In(given(people.map(({ phone }) => phone))) },
      ],
      order: OLDEST_FIRST,
    });
  }

  /** Records with these addresses that became part of living contacts, the last merge first. */
  async listMergedAt(tx: EntityManager, practiceId: string, emails: readonly string[]): Promise<KnownPerson[]> {
    const where = { practiceId, email: In([...emails]), mergedInto: Not(IsNull()) };
    const merged = await tx.find(Client, { where, order: { deletedAt: 'DESC', id: 'ASC' } });
    if (merged.length === 0) return [];
    const into = await this.listByIds(
      tx,
      practiceId,
      merged.map(({ mergedInto }) => mergedInto!),
    );
    const living = new Map(into.filter(({ deletedAt }) => !deletedAt).map((client) => [client.id, client]));
    return merged.flatMap((record) => {
      const client = living.get(record.mergedInto!);
      const { firstName, lastName, email, phone } = record;
      // Also under its own name, and only under that if the record had none.
      const own = client && { firstName: client.firstName, lastName: client.lastName, email, phone, client };
      return own ? [...(hasName(record) ? [{ ...own, firstName, lastName }] : []), own] : [];
    });
  }

  async addAll(tx: EntityManager, clients: readonly Client[]): Promise<void> {
    if (clients.length > 0) await tx.insert(Client, [...clients]);
  }

  async listByIds(tx: EntityManager, practiceId: string, ids: readonly string[]): Promise<Client[]> {
    return tx.findBy(Client, { id: In([...ids]), practiceId });
  }

  async hasInvitedFrom(tx: EntityManager, practiceId: string, from: readonly InvitedFrom[]): Promise<boolean> {
    return tx.existsBy(Client, { practiceId, invitedFrom: In([...from]) });
  }

  /** Serialises the matching of persons within one practice, so that two bookings create one contact. */
  async lockDirectory(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`directory:${practiceId}`]);
  }

  /**
   * Returns the contact with this name and e-mail address, or the contact that such a record was merged into. Without an address
   * the phone number decides. A person with an address is never matched by a phone number only: the address, and the account
   * behind it, would move to another person's record.
   */
  async findSamePerson(tx: EntityManager, practiceId: string, person: ReachedPerson): Promise<Client | null> {
    return findPerson(await this.listAt(tx, practiceId, person), person)?.client ?? null;
  }

  /** The living contacts of an account at a practice, the oldest first. */
  async listOfAccount(tx: EntityManager, practiceId: string, userId: string): Promise<Client[]> {
    return tx.find(Client, { where: { practiceId, userId, deletedAt: IsNull() }, order: OLDEST_FIRST });
  }

  private async listAt(tx: EntityManager, practiceId: string, { email, phone }: ReachedPerson): Promise<KnownPerson[]> {
    if (email) {
      const living = await this.listByEmail(tx, practiceId, email);
      const merged = await this.listMergedAt(tx, practiceId, [email]);
      return [...living.map(knownPerson), ...merged];
    }
    if (!phone) return [];
    const where = { practiceId, phone, deletedAt: IsNull() };
    return (await tx.find(Client, { where, order: OLDEST_FIRST })).map(knownPerson);
  }

  /** By contact: the oldest other living contact with the same e-mail address, else with the same phone number. */
  async listSharing(tx: EntityManager, practiceId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await tx.query<{ id: string; otherId: string }[]>(
      `SELECT DISTINCT ON (id) id, other_id AS "otherId" FROM (
         ${['email', 'phone']
           .map(
             (field, rank) => `SELECT one.id, two.id AS other_id, two.created_at, ${rank} AS rank FROM clients one
             JOIN clients two ON two.practice_id = one.practice_id AND two.${field} = one.${field} AND two.id <> one.id
               AND two.deleted_at IS NULL
             WHERE one.practice_id = $1 AND one.id = any($2) AND one.deleted_at IS NULL`,
           )
           .join(' UNION ALL ')}
       ) sharing ORDER BY id, rank, created_at, other_id`,
      [practiceId, ids],
    );
    return new Map(rows.map(({ id, otherId }) => [id, otherId]));
  }

  /** As `find`; a record that became part of another one stands for that one. */
  async findCurrent(tx: EntityManager, practiceId: string, id: string): Promise<Client | null> {
    const named = await this.find(tx, practiceId, id);
    return named?.mergedInto ? this.find(tx, practiceId, named.mergedInto) : named;
  }

  /** The account that books. */
  async findAccount(tx: EntityManager, userId: string): Promise<AccountOfBooker | undefined> {
    const rows = await tx.query<AccountOfBooker[]>(
      `SELECT first_name AS "firstName", last_name AS "lastName", email, email_confirmed_at IS NOT NULL AS confirmed
       FROM users WHERE id = $1`,
      [userId],
    );
    return rows[0];
  }

  /** Contacts of all practices that no account stands behind yet, in the order in which practices are locked. */
  async listUnclaimed(tx: EntityManager, email: string): Promise<Client[]> {
    return tx.find(Client, {
      where: { email, userId: IsNull(), deletedAt: IsNull() },
      order: { practiceId: 'ASC' },
    });
  }

  async save(tx: EntityManager, client: Client): Promise<void> {
    await tx.save(Client, client);
  }
}

export const knownPerson = (client: Client): KnownPerson => {
  const { firstName, lastName, email, phone } = client;
  return { firstName, lastName, email, phone, client };
};
