import { Injectable } from '@nestjs/common';
import { requireUser, type Actor, type UserActor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource } from 'typeorm';
import { ObjectGone } from '../storage/object-store.client.js';
import { notAPhoto, PhotoFilesService, smallOf, wrongSize } from './photo-files.service.js';
import { isPhotoType, MAX_PHOTO_BYTES, type PhotoFormat } from './photo-format.js';
import { PhotoUpload } from './photo-upload.entity.js';
import { PhotosRepository } from './photos.repository.js';

/** Paths on the site. */
export interface PhotoUrls {
  photoUrl: string;
  smallPhotoUrl: string;
}

export interface AnnouncedPhoto {
  contentType: string;
  sizeBytes: number;
  /** UUID made by the client, the same for each repetition. */
  idempotencyKey?: string | null;
}

/** Uploads of one account. */
export const UPLOADS = { name: 'photo-uploads', points: 60, perSeconds: 3600 };
const BATCH = 20;

@Injectable()
export class PhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: PhotosRepository,
    private readonly files: PhotoFilesService,
    private readonly rateLimits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Requires a logged-in user. Idempotent: a repeated request returns the first handle with a newly signed form. */
  async beginUpload(actor: Actor, { contentType, sizeBytes, idempotencyKey }: AnnouncedPhoto) {
    requireUser(actor);
    const made = idOfRequest(idempotencyKey, { of: actor.userId, kind: 'photo_upload' });
    if (!isPhotoType(contentType)) throw notAPhoto('contentType');
    if (sizeBytes < 1 || sizeBytes > MAX_PHOTO_BYTES) throw wrongSize('sizeBytes');
    const repeated = made ? await this.photos.find(this.dataSource.manager, actor.userId, made) : null;
    const upload = repeated ?? (await this.permit(actor, made ?? newId(), contentType));
    const form = await this.files.presignUpload(upload.uploadKey, upload.contentType, sizeBytes);
    return { handle: upload.id, uploadUrl: form.url, uploadFields: JSON.stringify(form.fields) };
  }

  /**
   * Requires the user who started it. The upload is re-encoded and deleted, or only deleted if it is no image; a second
   * call returns the same addresses.
   * @throws DomainError `not_found` for a handle of another user, `not_uploaded`, `invalid_photo`
   */
  async completeUpload(actor: Actor, handle: string): Promise<PhotoUrls> {
    requireUser(actor);
    const upload = await this.find(actor, handle);
    try {
      return urlsOf(upload.storedKey ?? (await this.publish(upload)));
    } catch (error) {
      if (!(error instanceof ObjectGone)) throw error;
      // Another call may have ended it meanwhile.
      const { storedKey } = await this.find(actor, handle);
      if (storedKey) return urlsOf(storedKey);
      throw new DomainError('not_uploaded', 'The photo has not been uploaded yet.', 'handle');
    }
  }

  /** Returns the public photos of an account for some handles, in their order; other accounts' photos are omitted. */
  async listUploaded(userId: string, handles: readonly string[]): Promise<{ handle: string; photoUrl: string }[]> {
    if (!isUuid(userId)) return [];
    const stored = await this.photos.listStored(this.dataSource.manager, userId, handles.filter(isUuid));
    const urls = new Map(stored.map(({ id, storedKey }) => [id, urlsOf(storedKey!).photoUrl]));
    return handles.flatMap((handle) => (urls.has(handle) ? [{ handle, photoUrl: urls.get(handle)! }] : []));
  }

  /** Photos that became public as they had been uploaded, before we made images of our own: under the same address. */
  async encodeEarlier(stopping: AbortSignal): Promise<void> {
    let earlier: PhotoUpload[];
    do {
      earlier = await this.photos.listUnencoded(this.dataSource.manager, BATCH);
      for (const { id, storedKey, contentType } of earlier) {
        await this.encodeAnew(storedKey!, contentType);
        await this.photos.noteStored(this.dataSource.manager, id, storedKey!);
      }
    } while (earlier.length === BATCH && !stopping.aborted);
  }

  /** What turns out to be no image is not public any longer. */
  private async encodeAnew(key: string, contentType: string): Promise<void> {
    try {
      await this.files.publish(key, contentType, () => key);
    } catch (error) {
      if (error instanceof DomainError) await this.files.delete(key);
      else if (!(error instanceof ObjectGone)) throw error;
    }
  }

  private async permit({ userId }: UserActor, id: string, contentType: string): Promise<PhotoUpload> {
    await this.rateLimits.consume(UPLOADS, userId);
    const fields = { id, userId, contentType, createdAt: this.clock.now(), storedKey: null, encoded: false };
    const upload = Object.assign(new PhotoUpload(), fields);
    await this.photos.insert(this.dataSource.manager, upload);
    return upload;
  }

  private async find({ userId }: UserActor, handle: string): Promise<PhotoUpload> {
    const upload = isUuid(handle) ? await this.photos.find(this.dataSource.manager, userId, handle) : null;
    if (!upload) throw new DomainError('not_found', 'This upload does not exist.', 'handle');
    return upload;
  }

  /** Stores the key before the upload is deleted, so that a concurrent call that misses the upload finds the key. */
  private async publish({ id, uploadKey, contentType }: PhotoUpload): Promise<string> {
    try {
      const keyOf = ({ extension }: PhotoFormat) => `public/photos/${id}.${extension}`;
      const key = await this.files.publish(uploadKey, contentType, keyOf);
      await this.photos.noteStored(this.dataSource.manager, id, key);
      await this.files.delete(uploadKey);
      return key;
    } catch (error) {
      if (error instanceof DomainError) await this.files.delete(uploadKey);
      throw error;
    }
  }
}

function urlsOf(key: string): PhotoUrls {
  const url = (path: string) => path.replace(/^public\//, '/media/');
  return { photoUrl: url(key), smallPhotoUrl: url(smallOf(key)) };
}
