import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { PhotoUpload } from './photo-upload.entity.js';

@Injectable()
export class PhotosRepository {
  /** Leaves the one that a repeated request has made as it is. */
  async insert(tx: EntityManager, upload: PhotoUpload): Promise<void> {
    await tx.createQueryBuilder().insert().into(PhotoUpload).values(upload).orIgnore().execute();
  }

  async find(tx: EntityManager, userId: string, id: string): Promise<PhotoUpload | null> {
    return tx.findOneBy(PhotoUpload, { id, userId });
  }

  /** Public ones of an account among these. */
  async listStored(tx: EntityManager, userId: string, ids: readonly string[]): Promise<PhotoUpload[]> {
    return tx.findBy(PhotoUpload, { id: In([...ids]), userId, storedKey: Not(IsNull()) });
  }

  async noteStored(tx: EntityManager, id: string, storedKey: string): Promise<void> {
    await tx.update(PhotoUpload, { id }, { storedKey, encoded: true });
  }

  /** Public ones that are as they were uploaded, the oldest first. */
  async listUnencoded(tx: EntityManager, first: number): Promise<PhotoUpload[]> {
    const where = { storedKey: Not(IsNull()), encoded: false };
    return tx.find(PhotoUpload, { where, order: { createdAt: 'ASC' }, take: first });
  }
}
