import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClientNote } from './client-note.entity.js';

/** As many as are listed at once. */
export const MAX_SHOWN = 200;

@Injectable()
export class NotesRepository {
  async find(tx: EntityManager, id: string): Promise<ClientNote | null> {
    return tx.findOneBy(ClientNote, { id });
  }

  /** One that is there stays as it is. */
  async add(tx: EntityManager, note: ClientNote): Promise<void> {
    await tx.createQueryBuilder().insert().into(ClientNote).values(note).orIgnore().execute();
  }

  /** Of one contact, or about one of their visits, newest first, and how many there are in all. */
  async listPage(
    tx: EntityManager,
    of: { readonly clientId: string; readonly appointmentId?: string },
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<[ClientNote[], number]> {
    return tx.findAndCount(ClientNote, {
      where: { ...of },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
  }

  /** The newest of each contact, newest first. */
  async listNewest(tx: EntityManager, clientIds: readonly string[]): Promise<ClientNote[]> {
    return tx
      .createQueryBuilder(ClientNote, 'note')
      .where(
        `note.id = any(array(
           SELECT newest.id FROM unnest(:clientIds::uuid[]) AS client (id) CROSS JOIN LATERAL (
             SELECT id FROM client_notes WHERE client_id = client.id ORDER BY created_at DESC, id DESC LIMIT ${MAX_SHOWN}
           ) newest))`,
        { clientIds },
      )
      .orderBy('note.createdAt', 'DESC')
      .addOrderBy('note.id', 'DESC')
      .getMany();
  }
}
