import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { ObjectGone, ObjectStoreClient, type OpenedObject } from '../storage/object-store.client.js';
import { encodePhoto, UnusablePhoto, type EncodedPhoto } from './photo-encoder.js';
import { MAX_PHOTO_BYTES, sniffPhoto, type PhotoFormat } from './photo-format.js';

/** Key of the small image that belongs to one. */
export function smallOf(key: string): string {
  return key.replace(/(\.\w+)$/, '-small$1');
}

/** Files of photos in the store: uploads, and the images that are made of them for everybody. */
@Injectable()
export class PhotoFilesService {
  constructor(private readonly store: ObjectStoreClient) {}

  /** A form with which a browser may put one file there. */
  async presignUpload(key: string, contentType: string, sizeBytes: number) {
    return this.store.presignUpload(key, contentType, sizeBytes);
  }

  async delete(key: string): Promise<void> {
    await this.store.delete(key);
  }

  /** @returns null for an image that does not exist */
  async open(file: string): Promise<OpenedObject | null> {
    try {
      return await this.store.open(`public/photos/${file}`);
    } catch (error) {
      if (error instanceof ObjectGone) return null;
      throw error;
    }
  }

  /**
   * @param keyOf where they go, without `-small`
   * @throws DomainError `invalid_photo`, ObjectGone
   */
  async publish(from: string, contentType: string, keyOf: (format: PhotoFormat) => string): Promise<string> {
    const { sizeBytes } = await this.store.get(from);
    if (sizeBytes < 1 || sizeBytes > MAX_PHOTO_BYTES) throw wrongSize('handle');
    const bytes = await this.store.readStart(from, MAX_PHOTO_BYTES);
    const format = sniffPhoto(bytes);
    if (format?.contentType !== contentType) throw notAPhoto('handle');
    const { large, small } = await encode(bytes, format);
    const key = keyOf(format);
    await this.store.putPublic(smallOf(key), small, contentType);
    await this.store.putPublic(key, large, contentType);
    return key;
  }
}

async function encode(bytes: Buffer, format: PhotoFormat): Promise<EncodedPhoto> {
  try {
    return await encodePhoto(bytes, format);
  } catch (error) {
    if (error instanceof UnusablePhoto) throw new DomainError('invalid_photo', error.message, 'handle');
    throw error;
  }
}

export function notAPhoto(field: string): DomainError {
  return new DomainError('invalid_photo', 'Please choose a JPEG, PNG or WebP picture.', field);
}

export function wrongSize(field: string): DomainError {
  return new DomainError('invalid_photo', 'A photo can have at most 10 MB.', field);
}
