import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import type { ReviewsConfig } from '../config.js';

/** How long a browser may take to begin its upload. */
const UPLOAD_SECONDS = 600;

export interface StoredObject {
  sizeBytes: number;
  /** Changes with the content. */
  etag: string;
}

/** Nothing is, or is any more, under the key: never uploaded, replaced, or ended by another call. */
export class ObjectGone extends Error {
  override readonly name = 'ObjectGone';
}

/** The store of pictures: any S3. */
@Injectable()
export class PhotoStore implements OnApplicationShutdown {
  private readonly bucket: string;
  private readonly s3: S3Client;
  /** Signs forms for browsers, which may reach the store at another address than we do. */
  private readonly browserS3: S3Client;

  constructor(@Inject(CONFIG) private readonly config: ReviewsConfig) {
    this.bucket = config.S3_BUCKET;
    this.s3 = this.clientAt(config.S3_ENDPOINT);
    this.browserS3 = this.clientAt(config.S3_PUBLIC_URL);
  }

  /** A form with which a browser may put one object of this type and at most this size there. */
  async presignUpload(key: string, contentType: string, maxBytes: number) {
    return createPresignedPost(this.browserS3, {
      Bucket: this.bucket,
      Key: key,
      Fields: { 'Content-Type': contentType },
      Conditions: [
        ['content-length-range', 1, maxBytes],
        ['eq', '$Content-Type', contentType],
      ],
      Expires: UPLOAD_SECONDS,
    });
  }

  /** @throws ObjectGone */
  async get(key: string): Promise<StoredObject> {
    const head = await present(this.s3.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key })));
    return { sizeBytes: head.ContentLength ?? 0, etag: head.ETag ?? '' };
  }

  /** @throws ObjectGone */
  async readStart(key: string, bytes: number): Promise<Buffer> {
    const Range = `bytes=0-${bytes - 1}`;
    const { Body } = await present(this.s3.send(new GetObjectCommand({ Bucket: this.bucket, Key: key, Range })));
    return Buffer.from(await Body!.transformToByteArray());
  }

  /** Copies what was looked at, and nothing that took its place meanwhile. @throws ObjectGone */
  async publish(from: string, etag: string, to: string, contentType: string): Promise<void> {
    await present(
      this.s3.send(
        new CopyObjectCommand({
          Bucket: this.bucket,
          Key: to,
          CopySource: `${this.bucket}/${from}`,
          CopySourceIfMatch: etag,
          MetadataDirective: 'REPLACE',
          ContentType: contentType,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      ),
    );
  }

  async delete(key: string): Promise<void> {
    await this.s3.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }

  publicUrl(key: string): string {
    return `${this.config.S3_PUBLIC_URL}/${this.bucket}/${key}`;
  }

  onApplicationShutdown(): void {
    this.s3.destroy();
    this.browserS3.destroy();
  }

  private clientAt(endpoint: string): S3Client {
    return new S3Client({
      endpoint,
      region: this.config.S3_REGION,
      credentials: { accessKeyId: this.config.S3_ACCESS_KEY_ID, secretAccessKey: this.config.S3_SECRET_ACCESS_KEY },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }
}

async function present<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404 || status === 412) throw new ObjectGone();
    throw error;
  }
}
