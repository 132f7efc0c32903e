import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource } from 'typeorm';
import { ObjectGone, ObjectStoreClient } from '../storage/object-store.client.js';
import { isDocumentType, MAX_DOCUMENT_BYTES, sniffDocument } from './document-format.js';
import { DocumentUpload } from './document-upload.entity.js';
import { DocumentsRepository } from './documents.repository.js';

export interface AnnouncedDocument {
  contentType: string;
  sizeBytes: number;
  /** UUID made by the client, the same for each repetition. */
  idempotencyKey?: string | null;
}

/** Uploads of one account. */
export const DOCUMENT_UPLOADS = { name: 'document-uploads', points: 30, perSeconds: 3600 };
const DAY_MS = 86_400_000;
const BATCH = 50;

/** Documents that a practitioner shows to staff only. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentsRepository,
    private readonly store: ObjectStoreClient,
    private readonly rateLimits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Requires a pro. Idempotent: a repeated request returns the first handle with a newly signed form. */
  async beginUpload(actor: Actor, { contentType, sizeBytes, idempotencyKey }: AnnouncedDocument) {
    requirePro(actor);
    const made = idOfRequest(idempotencyKey, { of: actor.userId, kind: 'document_upload' });
    if (!isDocumentType(contentType))
      throw invalid('Please choose a PDF, or a JPEG, PNG or WebP picture.', 'contentType');
    if (sizeBytes < 1 || sizeBytes > MAX_DOCUMENT_BYTES)
      throw invalid('A document can have at most 10 MB.', 'sizeBytes');
    const known = made ? await this.documents.find(this.dataSource.manager, made) : null;
    const upload = known ?? (await this.permit(actor.userId, made ?? newId(), contentType));
    const form = await this.store.presignUpload(upload.uploadKey, upload.contentType, sizeBytes);
    return { handle: upload.id, uploadUrl: form.url, uploadFields: JSON.stringify(form.fields) };
  }

  /**
   * Keeps a document of an account as it is now: what is uploaded later under the same form changes nothing.
   * @returns false if it is unknown, belongs to another account, has not arrived, or is no document
   */
  async keep(userId: string, handle: string): Promise<boolean> {
    const upload = isUuid(handle) ? await this.documents.find(this.dataSource.manager, handle) : null;
    if (upload?.userId !== userId) return false;
    if (upload.keptAt) return true;
    try {
      const bytes = await this.store.readStart(upload.uploadKey, MAX_DOCUMENT_BYTES);
      if (sniffDocument(bytes) !== upload.contentType) return false;
      await this.store.putPrivate(upload.keptKey, bytes, upload.contentType);
    } catch (error) {
      if (error instanceof ObjectGone) return false;
      throw error;
    }
    await this.documents.noteKept(this.dataSource.manager, upload.id, this.clock.now());
    await this.store.delete(upload.uploadKey);
    return true;
  }

  /** Requires the uploader or staff. @returns null for other actors */
  async open(actor: Actor, handle: string) {
    const upload = isUuid(handle) ? await this.documents.find(this.dataSource.manager, handle) : null;
    if (!upload?.keptAt || !(actor.staff || upload.userId === actor.userId)) return null;
    try {
      return { contentType: upload.contentType, file: await this.store.open(upload.keptKey) };
    } catch (error) {
      if (error instanceof ObjectGone) return null;
      throw error;
    }
  }

  async delete(handle: string): Promise<void> {
    const upload = isUuid(handle) ? await this.documents.find(this.dataSource.manager, handle) : null;
    if (upload) await this.deleteWhole(upload);
  }

  /** What was uploaded and given to nothing within a day. */
  async deleteUnkept(stopping: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    let unkept: DocumentUpload[];
    do {
      unkept = await this.documents.listUnkept(this.dataSource.manager, before, BATCH);
      for (const upload of unkept) await this.deleteWhole(upload);
    } while (unkept.length === BATCH && !stopping.aborted);
  }

  /** Deletes the files first: without the row they could no longer be found. */
  private async deleteWhole(upload: DocumentUpload): Promise<void> {
    await this.store.delete(upload.uploadKey);
    await this.store.delete(upload.keptKey);
    await this.documents.delete(this.dataSource.manager, upload.id);
  }

  private async permit(userId: string, id: string, contentType: string): Promise<DocumentUpload> {
    await this.rateLimits.consume(DOCUMENT_UPLOADS, userId);
    const upload = Object.assign(new DocumentUpload(), {
      id,
      userId,
      contentType,
      createdAt: this.clock.now(),
      keptAt: null,
    });
    await this.documents.insert(this.dataSource.manager, upload);
    return upload;
  }
}

const invalid = (message: string, field: string) => new DomainError('invalid_document', message, field);
