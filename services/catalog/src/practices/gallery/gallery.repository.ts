import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GalleryImage } from './gallery-image.entity.js';

@Injectable()
export class GalleryRepository {
  /** In order. */
  async listOf(tx: EntityManager, practiceId: string): Promise<GalleryImage[]> {
    return tx.find(GalleryImage, { where: { practiceId }, order: { position: 'ASC', id: 'ASC' } });
  }

  async save(tx: EntityManager, images: GalleryImage[]): Promise<void> {
    await tx.save(GalleryImage, images);
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(GalleryImage, { id });
  }
}
