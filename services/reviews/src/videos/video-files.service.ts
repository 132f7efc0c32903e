import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { ObjectGone, ObjectStoreClient } from '../storage/object-store.client.js';
import {
  findVideoFormat,
  MAX_VIDEO_BYTES,
  SNIFFED_BYTES,
  sniffVideo,
  wrongSize,
  wrongType,
} from '../video-reviews/video-format.js';

/** Uploads in the store: where they go, and what they turn out to be, whatever they were announced as. */
@Injectable()
export class VideoFilesService {
  constructor(private readonly store: ObjectStoreClient) {}

  /** @param sizeBytes exactly; open where it is not known */
  async presign(key: string, contentType: string, sizeBytes?: number): Promise<string> {
    return this.store.presignPut(key, contentType, sizeBytes);
  }

  async delete(key: string): Promise<void> {
    await this.store.delete(key);
  }

  /**
   * Deletes what is not of the type or size that it was announced with.
   * @param sizeBytes as announced; undefined where it was not
   * @returns what is wrong: `not_uploaded` while there is nothing, `invalid_video` for what was deleted; null for a good one
   */
  async inspect(key: string, contentType: string, sizeBytes?: number): Promise<DomainError | null> {
    try {
      const arrived = await this.store.get(key);
      const fits = arrived.sizeBytes <= MAX_VIDEO_BYTES && arrived.sizeBytes === (sizeBytes ?? arrived.sizeBytes);
      const family = fits && arrived.sizeBytes > 0 ? sniffVideo(await this.store.readStart(key, SNIFFED_BYTES)) : null;
      if (family && family === findVideoFormat(contentType)?.family) return null;
      await this.store.delete(key);
      return fits ? wrongType() : wrongSize();
    } catch (error) {
      if (!(error instanceof ObjectGone)) throw error;
      return new DomainError('not_uploaded', 'Failed to complete upload', 'video_key');
    }
  }
}
