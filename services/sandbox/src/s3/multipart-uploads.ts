import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Collection, Journal } from '../journal.js';
import type { ObjectHeaders, ObjectStore, StoredBytes, StoredObject } from './object-store.js';
import { S3Problem } from './s3-errors.js';

interface Part {
  file: string;
  size: number;
  md5: string;
}

interface Upload {
  bucket: string;
  key: string;
  headers: ObjectHeaders;
  parts: Record<number, Part>;
}

const MIN_PART_BYTES = 5 * 1024 * 1024;

/** Uploads in parts, until they are completed or aborted. */
export class MultipartUploads {
  private readonly uploads: Collection<Upload>;

  constructor(
    journal: Journal,
    private readonly store: ObjectStore,
  ) {
    this.uploads = journal.collection('s3.uploads');
  }

  begin(bucket: string, key: string, headers: ObjectHeaders): string {
    const id = randomBytes(24).toString('base64url');
    this.uploads.put(id, { bucket, key, headers, parts: {} });
    return id;
  }

  /** @throws S3Problem NoSuchUpload; to be asked before the bytes are taken */
  get(id: string, bucket: string, key: string): Upload {
    const upload = this.uploads.get(id);
    if (upload?.bucket !== bucket || upload.key !== key)
      throw new S3Problem(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
    return upload;
  }

  async addPart(id: string, upload: Upload, number: number, { file, size, md5 }: StoredBytes): Promise<string> {
    const before = upload.parts[number];
    upload.parts[number] = { file, size, md5: md5.toString('hex') };
    this.uploads.put(id, upload);
    if (before) await this.store.drop(before.file);
    return `"${upload.parts[number].md5}"`;
  }

  /** Joins the parts in the order given. @throws S3Problem InvalidPart, InvalidPartOrder, EntityTooSmall */
  async complete(id: string, upload: Upload, listed: { number: number; etag: string }[]): Promise<StoredObject> {
    const parts = listed.map(({ number, etag }) => {
      const part = upload.parts[number];
      if (!part || part.md5 !== etag.replaceAll('"', ''))
        throw new S3Problem(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
      return part;
    });
    if (parts.length === 0) throw new S3Problem(400, 'MalformedXML', 'At least one part must be named.');
    if (listed.some(({ number }, index) => index > 0 && number <= listed[index - 1]!.number))
      throw new S3Problem(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
    if (parts.slice(0, -1).some((part) => part.size < MIN_PART_BYTES))
      throw new S3Problem(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size.');
    const bytes = await this.store.write(Readable.from(this.joined(parts)), Infinity);
    const digest = createHash('md5').update(Buffer.from(parts.map((part) => part.md5).join(''), 'hex'));
    const { bucket, key, headers } = upload;
    const object: StoredObject = {
      ...{ bucket, key, headers, file: bytes.file, size: bytes.size, checksums: {} },
      etag: `"${digest.digest('hex')}-${parts.length}"`,
      modifiedAt: Date.now(),
    };
    await this.store.put(object);
    await this.abort(id, upload);
    return object;
  }

  async abort(id: string, upload: Upload): Promise<void> {
    this.uploads.delete(id);
    await Promise.all(Object.values(upload.parts).map((part) => this.store.drop(part.file)));
  }

  private async *joined(parts: Part[]): AsyncGenerator<Buffer> {
    for (const part of parts) yield* this.store.read(part) as AsyncIterable<Buffer>;
  }
}
