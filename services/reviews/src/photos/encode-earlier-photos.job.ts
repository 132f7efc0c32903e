import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { Jobs } from '@yarrow/kit/jobs';
import { DataSource } from 'typeorm';
import { ObjectGone } from '../storage/object-store.js';
import { PhotoPictures } from './photo-pictures.js';
import type { PhotoUpload } from './photo-upload.entity.js';
import { PhotosRepository } from './photos.repository.js';

const INTERVAL_MS = 3_600_000;
const BATCH = 20;

/** Photos that became public as they had been uploaded, before we made pictures of our own: under the same address. */
@Injectable()
export class EncodeEarlierPhotos {
  constructor(
    jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly photos: PhotosRepository,
    private readonly pictures: PhotoPictures,
  ) {
    jobs.every('encode-earlier-photos', INTERVAL_MS, (stopping) => this.run(stopping));
  }

  private async run(stopping: AbortSignal): Promise<void> {
    let earlier: PhotoUpload[];
    do {
      earlier = await this.photos.listUnencoded(this.dataSource.manager, BATCH);
      for (const photo of earlier) {
        await this.encode(photo.storedKey!, photo.contentType);
        await this.photos.noteStored(this.dataSource.manager, photo.id, photo.storedKey!);
      }
    } while (earlier.length === BATCH && !stopping.aborted);
  }

  /** What turns out to be no picture is not public any longer. */
  private async encode(key: string, contentType: string): Promise<void> {
    try {
      await this.pictures.publish(key, contentType, () => key);
    } catch (error) {
      if (error instanceof DomainError) await this.pictures.discard(key);
      else if (!(error instanceof ObjectGone)) throw error;
    }
  }
}
