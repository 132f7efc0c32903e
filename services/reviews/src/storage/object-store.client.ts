import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReviewsConfig } from '../config.js';

/** How long a browser may take to start its upload. */
const UPLOAD_SECONDS = 600;

export interface StoredObject {
  sizeBytes: number;
  /** Changes with the content. */
  etag: string;
}

/** An object, or one range of it, as it goes to a browser. */
export interface OpenedObject {
  body: Readable;
  /** Whether it is the range that was asked for. */
  partial: boolean;
  /** `Accept-Ranges`, `Content-Length`, `Content-Range`, `ETag`, as far as the store gives them. */
  headers: Record<string, string>;
}

/** The range that was asked for lies outside of the object. */
export class RangeNotSatisfiable extends Error {
  override readonly name = 'RangeNotSatisfiable';
}

/** Nothing is, or is any more, under the key: never uploaded, replaced, or ended by another call. */
export class ObjectGone extends Error {
  override readonly name = 'ObjectGone';
}

/** The store of photos and videos: any S3. */
@Injectable()
export class ObjectStoreClient implements OnApplicationShutdown {
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

  /**
   * An address to which a browser may PUT one object of this type and exactly this size; the size stays open where it
   * is not known, and is looked at on arrival.
   */
  async presignPut(key: string, contentType: string, sizeBytes?: number): Promise<string> {
    const put = { Bucket: this.bucket, Key: key, ContentType: contentType };
    return getSignedUrl(
      this.browserS3,
      new PutObjectCommand({ ...put, ...(sizeBytes !== undefined && { ContentLength: sizeBytes }) }),
      // What is signed must come as it is: by default the presigner leaves the type open.
      { expiresIn: UPLOAD_SECONDS, signableHeaders: new Set(['host', 'content-type', 'content-length']) },
    );
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

  /** For everybody and for good: under a key of its own, which never gets other content. */
  async putPublic(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.s3.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: key,
        Body: bytes,
        ContentType: contentType,
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    );
  }

  /** Stores a private object: access to it is decided by the service. */
  async putPrivate(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.s3.send(new PutObjectCommand({ Bucket: this.bucket, Key: key, Body: bytes, ContentType: contentType }));
  }

  /** @throws ObjectGone */
  async download(key: string, file: string, signal: AbortSignal): Promise<void> {
    const get = new GetObjectCommand({ Bucket: this.bucket, Key: key });
    const { Body } = await present(this.s3.send(get, { abortSignal: signal }));
    await pipeline(Body as Readable, createWriteStream(file), { signal });
  }

  async upload(file: string, key: string, contentType: string, signal: AbortSignal): Promise<void> {
    const { size } = await stat(file);
    const object = { Bucket: this.bucket, Key: key, ContentType: contentType, ContentLength: size };
    await this.s3.send(new PutObjectCommand({ ...object, Body: createReadStream(file) }), { abortSignal: signal });
  }

  /**
   * @param range as the browser's `Range` header has it
   * @throws ObjectGone, RangeNotSatisfiable
   */
  async open(key: string, range?: string): Promise<OpenedObject> {
    const get = new GetObjectCommand({ Bucket: this.bucket, Key: key, ...(range && { Range: range }) });
    const found = await present(this.s3.send(get));
    const headers = {
      'accept-ranges': 'bytes',
      'content-length': found.ContentLength?.toString(),
      'content-range': found.ContentRange,
      etag: found.ETag,
    };
    const known = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { body: found.Body as Readable, partial: !!found.ContentRange, headers: Object.fromEntries(known) };
  }

  /** @throws where the store does not answer, or not to us */
  async ping(): Promise<void> {
    await this.s3.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }

  async delete(key: string): Promise<void> {
    await this.s3.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
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
    if (status === 416) throw new RangeNotSatisfiable();
    throw error;
  }
}
