import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Service } from './service.entity.js';

@Injectable()
export class ServicesRepository {
  /** Removed ones too: an appointment still names what was booked. */
  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<Service[]> {
    return tx.findBy(Service, { id: In([...ids]) });
  }

  /** What some practices offer now, in order. */
  async listOf(tx: EntityManager, practiceIds: readonly string[]): Promise<Service[]> {
    return tx.find(Service, {
      where: { practiceId: In([...practiceIds]), deletedAt: IsNull() },
      order: { position: 'ASC' },
    });
  }

  async save(tx: EntityManager, service: Service): Promise<void> {
    await tx.save(Service, service);
  }
}
