import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { EventType } from './event-type.entity.js';

@Injectable()
export class EventTypesRepository {
  /** Removed ones too: a scheduled event still names what it is of. */
  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<EventType[]> {
    return tx.findBy(EventType, { id: In([...ids]) });
  }

  /** Those of some practices that are not removed, by name. */
  async listOf(tx: EntityManager, practiceIds: readonly string[]): Promise<EventType[]> {
    return tx.find(EventType, {
      where: { practiceId: In([...practiceIds]), deletedAt: IsNull() },
      order: { name: 'ASC', id: 'ASC' },
    });
  }

  async save(tx: EntityManager, type: EventType): Promise<void> {
    await tx.save(EventType, type);
  }
}
