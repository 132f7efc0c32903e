import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { Collection, Journal } from '../journal.js';
import { S3Problem } from './s3-errors.js';

/** Answered with the object as they were given: content type, cache control, `x-amz-meta-*`. */
export type ObjectHeaders = Record<string, string>;

/** Bytes on disk that belong to no object yet. */
export interface StoredBytes {
  file: string;
  size: number;
  md5: Buffer;
  /** Base64, by the name in `x-amz-checksum-<name>`. */
  checksums: { crc32: string; sha1: string; sha256: string };
}

export interface StoredObject {
  bucket: string;
  key: string;
  file: string;
  size: number;
  etag: string;
  headers: ObjectHeaders;
  checksums: Partial<StoredBytes['checksums']>;
  /** Milliseconds since 1970. */
  modifiedAt: number;
}

/** Objects as files with random names; what is where is in the journal, so a key never becomes a path. */
export class ObjectStore {
  private readonly objects: Collection<StoredObject>;

  constructor(
    journal: Journal,
    private readonly folder: string,
  ) {
    this.objects = journal.collection('s3.objects');
  }

  find(bucket: string, key: string): StoredObject | undefined {
    return this.objects.get(`${bucket}/${key}`);
  }

  list(bucket: string, prefix: string): StoredObject[] {
    return this.objects
      .values()
      .filter((object) => object.bucket === bucket && object.key.startsWith(prefix))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** Writes bytes to a file of their own. @throws S3Problem past `maxBytes`; nothing stays then */
  async write(source: Readable, maxBytes: number): Promise<StoredBytes> {
    await mkdir(this.folder, { recursive: true });
    const file = randomUUID();
    const meter = new Meter(maxBytes);
    try {
      await pipeline(source, meter, createWriteStream(this.pathOf(file)));
    } catch (error) {
      await this.drop(file);
      throw error;
    }
    return { file, ...meter.result() };
  }

  /** Makes stored bytes the object of that key; the one before is gone. */
  async put(object: StoredObject): Promise<void> {
    const before = this.find(object.bucket, object.key);
    this.objects.put(`${object.bucket}/${object.key}`, object);
    if (before) await this.drop(before.file);
  }

  async delete(bucket: string, key: string): Promise<void> {
    const object = this.find(bucket, key);
    if (!object) return;
    this.objects.delete(`${bucket}/${key}`);
    await this.drop(object.file);
  }

  /** Bytes `from` to `to`, both included. */
  read({ file }: { file: string }, from = 0, to?: number): Readable {
    return createReadStream(this.pathOf(file), { start: from, ...(to !== undefined && { end: to }) });
  }

  async drop(file: string): Promise<void> {
    await rm(this.pathOf(file), { force: true });
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private pathOf(file: string): string {
    return join(this.folder, file);
  }
}

/** Counts and digests what passes through. */
class Meter extends Transform {
  private size = 0;
  private crc = 0;
  private readonly md5 = createHash('md5');
  private readonly sha1 = createHash('sha1');
  private readonly sha256 = createHash('sha256');

  constructor(private readonly maxBytes: number) {
    super();
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, data?: Buffer) => void,
  ): void {
    this.size += chunk.length;
    if (this.size > this.maxBytes)
      return done(new S3Problem(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size'));
    this.crc = crc32(chunk, this.crc);
    for (const hash of [this.md5, this.sha1, this.sha256]) hash.update(chunk);
    done(null, chunk);
  }

  result(): Omit<StoredBytes, 'file'> {
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(this.crc);
    const [sha1, sha256] = [this.sha1.digest('base64'), this.sha256.digest('base64')];
    return { size: this.size, md5: this.md5.digest(), checksums: { crc32: crc.toString('base64'), sha1, sha256 } };
  }
}
