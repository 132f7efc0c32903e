import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, type EntityManager } from 'typeorm';
import { DocumentUpload } from './document-upload.entity.js';

@Injectable()
export class DocumentsRepository {
  /** Leaves the one that a repeated request has made as it is. */
  async insert(tx: EntityManager, upload: DocumentUpload): Promise<void> {
    await tx.createQueryBuilder().insert().into(DocumentUpload).values(upload).orIgnore().execute();
  }

  async find(tx: EntityManager, id: string): Promise<DocumentUpload | null> {
    return tx.findOneBy(DocumentUpload, { id });
  }

  async noteKept(tx: EntityManager, id: string, keptAt: Date): Promise<void> {
    await tx.update(DocumentUpload, { id }, { keptAt });
  }

  /** Those that nothing has kept, the oldest first. */
  async listUnkept(tx: EntityManager, before: Date, first: number): Promise<DocumentUpload[]> {
    const where = { keptAt: IsNull(), createdAt: LessThan(before) };
    return tx.find(DocumentUpload, { where, order: { createdAt: 'ASC' }, take: first });
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(DocumentUpload, { id });
  }
}
