import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Client, type ContactDetails, type InvitedFrom } from './client.entity.js';

/** Where a page of the directory continues: the sort key of its last contact. */
export interface DirectoryCursor {
  name: string;
  id: string;
}

const SORT_KEY = `lower(client.firstName || ' ' || client.lastName)`;
const SEARCH_TEXT = `(client.firstName || ' ' || client.lastName || ' ' || coalesce(client.email, '') || ' ' || coalesce(client.phone, ''))`;

@Injectable()
export class ClientsRepository {
  async find(tx: EntityManager, practiceId: string, id: string): Promise<Client | null> {
    return tx.findOneBy(Client, { id, practiceId });
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

  /** The living contact with this e-mail or, without one, with this phone and no e-mail that says otherwise. */
  async findSamePerson(
    tx: EntityManager,
    practiceId: string,
    email: string | null,
    phone: string | null,
  ): Promise<Client | null> {
    if (email) {
      const byEmail = await tx.findOneBy(Client, { practiceId, email, deletedAt: IsNull() });
      if (byEmail) return byEmail;
    }
    return phone
      ? tx.findOneBy(Client, { practiceId, phone, ...(email && { email: IsNull() }), deletedAt: IsNull() })
      : null;
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

  async listPage(
    tx: EntityManager,
    practiceId: string,
    page: { search: string; first: number; after: DirectoryCursor | null },
  ) {
    const query = tx
      .createQueryBuilder(Client, 'client')
      .where('client.practiceId = :practiceId AND client.deletedAt IS NULL', { practiceId });
    if (page.search) {
      const pattern = `%${page.search.replace(/[\\%_]/g, '\\$&')}%`;
      query.andWhere(`${SEARCH_TEXT} ILIKE :pattern`, { pattern });
    }
    const totalCount = await query.getCount();
    if (page.after) query.andWhere(`(${SORT_KEY}, client.id) > (:name, :id)`, page.after);
    const clients = await query
      .addSelect(SORT_KEY, 'sort_key')
      .orderBy('sort_key')
      .addOrderBy('client.id')
      .limit(page.first + 1)
      .getMany();
    return { clients: clients.slice(0, page.first), hasNextPage: clients.length > page.first, totalCount };
  }
}
