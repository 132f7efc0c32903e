import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Location } from './location.entity.js';

@Injectable()
export class LocationsRepository {
  async find(tx: EntityManager, practiceId: string, id: string): Promise<Location | null> {
    return tx.findOneBy(Location, { id, practiceId });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<Location[]> {
    return tx.findBy(Location, { id: In([...ids]) });
  }

  /** All of some practices, disabled ones included and deleted ones not, in order. */
  async listOf(tx: EntityManager, practiceIds: readonly string[]): Promise<Location[]> {
    return tx.find(Location, {
      where: { practiceId: In([...practiceIds]), deleted: false },
      order: { position: 'ASC' },
    });
  }

  async save(tx: EntityManager, location: Location): Promise<void> {
    await tx.save(Location, location);
  }
}
