import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { Client, type ContactDetails, type InvitedFrom } from './client.entity.js';

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

  async findByEmail(tx: EntityManager, practiceId: string, email: string): Promise<Client | null> {
    return tx.findOneBy(Client, { practiceId, email, deletedAt: IsNull() });
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
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** By address: the living contacts that records with these addresses became part of. */
  async listMergedAt(tx: EntityManager, practiceId: string, emails: readonly string[]): Promise<Map<string, Client>> {
    const where = { practiceId, email: In([...emails]), mergedInto: Not(IsNull()) };
    const merged = await tx.find(Client, { where, order: { deletedAt: 'ASC' } });
    if (merged.length === 0) return new Map();
    const into = await this.listByIds(
      tx,
      practiceId,
      merged.map(({ mergedInto }) => mergedInto!),
    );
    const living = new Map(into.filter(({ deletedAt }) => !deletedAt).map((client) => [client.id, client]));
    return new Map(
      merged.flatMap(({ email, mergedInto }): [string, Client][] => {
        const client = living.get(mergedInto!);
        return client ? [[email!, client]] : [];
      }),
    );
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

  /** Serialises everything that decides who somebody is within one practice, so that two bookings make one contact. */
  async lockDirectory(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`directory:${practiceId}`]);
  }

  /**
   * The living contact with this e-mail, or that a record with it became part of; where none is given, the first one with this
   * phone. Who gives an address is nobody whom only a number tells: the address, and the account behind it, would become
   * somebody else's.
   */
  async findSamePerson(
    tx: EntityManager,
    practiceId: string,
    email: string | null,
    phone: string | null,
  ): Promise<Client | null> {
    if (email) return (await this.findByEmail(tx, practiceId, email)) ?? this.findMerged(tx, practiceId, email);
    if (!phone) return null;
    return tx.findOne(Client, {
      where: { practiceId, phone, deletedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  private async findMerged(tx: EntityManager, practiceId: string, email: string): Promise<Client | null> {
    return tx
      .createQueryBuilder(Client, 'client')
      .innerJoin(Client, 'merged', 'merged.mergedInto = client.id')
      .where('merged.practiceId = :practiceId AND merged.email = :email', { practiceId, email })
      .andWhere('client.practiceId = :practiceId AND client.deletedAt IS NULL')
      .orderBy('merged.deletedAt', 'DESC')
      .getOne();
  }

  /** As `find`; a record that became part of another one stands for that one. */
  async findCurrent(tx: EntityManager, practiceId: string, id: string): Promise<Client | null> {
    const named = await this.find(tx, practiceId, id);
    return named?.mergedInto ? this.find(tx, practiceId, named.mergedInto) : named;
  }

  /** The account that books, where the address given is its own and a mailed link has shown that. */
  async findAccountOfAddress(tx: EntityManager, { userId, email }: ContactDetails): Promise<string | null> {
    if (!userId || !email) return null;
    const rows = await tx.query('SELECT 1 FROM users WHERE id = $1 AND email = $2 AND email_confirmed_at IS NOT NULL', [
      userId,
      email,
    ]);
    return rows.length > 0 ? userId : null;
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
