import { Injectable } from '@nestjs/common';
import { requireUser, type Actor, type UserActor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid, newId } from '@yarrow/kit/ids';
import { RateLimits } from '@yarrow/kit/rate-limits';
import { DataSource } from 'typeorm';
import { ObjectGone, ObjectStore, type StoredObject } from '../storage/object-store.js';
import { isPhotoType, MAX_PHOTO_BYTES, SNIFFED_BYTES, sniffPhoto, type PhotoFormat } from './photo-format.js';
import { PhotoUpload } from './photo-upload.entity.js';
import { PhotosRepository } from './photos.repository.js';

/** Uploads of one account. */
const UPLOADS = { points: 60, perSeconds: 3600 };

@Injectable()
export class PhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: PhotosRepository,
    private readonly store: ObjectStore,
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Whoever is logged in may. */
  async beginUpload(actor: Actor, { contentType, sizeBytes }: { contentType: string; sizeBytes: number }) {
    requireUser(actor);
    if (!isPhotoType(contentType)) throw notAPhoto('contentType');
    if (sizeBytes < 1 || sizeBytes > MAX_PHOTO_BYTES) throw wrongSize('sizeBytes');
    await this.rateLimits.consume(`photo-uploads:${actor.userId}`, UPLOADS);
    const { userId } = actor;
    const fields = { id: newId(), userId, contentType, createdAt: this.clock.now(), storedKey: null };
    const upload = Object.assign(new PhotoUpload(), fields);
    await this.photos.insert(this.dataSource.manager, upload);
    const form = await this.store.presignUpload(upload.uploadKey, contentType, sizeBytes);
    return { handle: upload.id, uploadUrl: form.url, uploadFields: JSON.stringify(form.fields) };
  }

  /**
   * Whoever began it may. What is no picture is deleted; a second call gives the same address.
   * @throws DomainError `not_found` for a handle of somebody else, `not_uploaded`, `invalid_photo`
   */
  async completeUpload(actor: Actor, handle: string): Promise<string> {
    requireUser(actor);
    const upload = await this.find(actor, handle);
    try {
      return this.store.publicUrl(upload.storedKey ?? (await this.publish(upload)));
    } catch (error) {
      if (!(error instanceof ObjectGone)) throw error;
      // Another call may have ended it meanwhile.
      const { storedKey } = await this.find(actor, handle);
      if (storedKey) return this.store.publicUrl(storedKey);
      throw new DomainError('not_uploaded', 'The photo has not been uploaded yet.', 'handle');
    }
  }

  private async find({ userId }: UserActor, handle: string): Promise<PhotoUpload> {
    const upload = isUuid(handle) ? await this.photos.find(this.dataSource.manager, userId, handle) : null;
    if (!upload) throw new DomainError('not_found', 'This upload does not exist.', 'handle');
    return upload;
  }

  /** Noted before the upload is deleted: whoever finds it gone finds the note. */
  private async publish(upload: PhotoUpload): Promise<string> {
    const arrived = await this.store.get(upload.uploadKey);
    const format = await this.inspect(upload, arrived);
    const key = `public/photos/${upload.id}.${format.extension}`;
    await this.store.publish(upload.uploadKey, arrived.etag, key, format.contentType);
    await this.photos.noteStored(this.dataSource.manager, upload.id, key);
    await this.store.delete(upload.uploadKey);
    return key;
  }

  private async inspect(upload: PhotoUpload, { sizeBytes }: StoredObject): Promise<PhotoFormat> {
    const fits = sizeBytes > 0 && sizeBytes <= MAX_PHOTO_BYTES;
    const format = fits ? sniffPhoto(await this.store.readStart(upload.uploadKey, SNIFFED_BYTES)) : null;
    if (format?.contentType === upload.contentType) return format;
    await this.store.delete(upload.uploadKey);
    throw fits ? notAPhoto('handle') : wrongSize('handle');
  }
}

function notAPhoto(field: string): DomainError {
  return new DomainError('invalid_photo', 'Please choose a JPEG, PNG or WebP picture.', field);
}

function wrongSize(field: string): DomainError {
  return new DomainError('invalid_photo', 'A photo can have at most 10 MB.', field);
}
