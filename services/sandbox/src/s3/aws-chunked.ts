import { Transform, type TransformCallback } from 'node:stream';
import { S3Problem } from './s3-errors.js';

const MAX_LINE = 16_384;

/**
 * Takes the bytes out of `aws-chunked` framing: `<size in hex>[;extension]\r\n<bytes>\r\n` … `0\r\n<trailers>\r\n`.
 * The trailers, a checksum among them, are in `trailers` at the end.
 */
export class AwsChunkedDecoder extends Transform {
  readonly trailers: Record<string, string> = {};
  private buffered: Buffer = Buffer.alloc(0);
  /** Bytes still to come of the chunk, with its line end; -1 between chunks. */
  private left = -1;
  private ended = false;

  override _transform(input: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.buffered = this.buffered.length > 0 ? Buffer.concat([this.buffered, input]) : input;
    try {
      while (this.step());
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    done(this.ended ? null : new S3Problem(400, 'IncompleteBody', 'The body ended before its last chunk.'));
  }

  /** @returns whether it went on */
  private step(): boolean {
    if (this.left < 0 || this.ended) return this.readLine();
    const bytes = this.buffered.subarray(0, Math.max(0, this.left - 2));
    if (bytes.length > 0) this.push(bytes);
    const lineEnd = Math.min(this.left - bytes.length, this.buffered.length - bytes.length, 2);
    const taken = bytes.length + (bytes.length >= this.left - 2 ? lineEnd : 0);
    this.buffered = this.buffered.subarray(taken);
    this.left -= taken;
    if (this.left === 0) this.left = -1;
    return taken > 0;
  }

  private readLine(): boolean {
    const end = this.buffered.indexOf('\r\n');
    if (end < 0) {
      if (this.buffered.length > MAX_LINE) throw malformed();
      return false;
    }
    const line = this.buffered.subarray(0, end).toString('latin1');
    this.buffered = this.buffered.subarray(end + 2);
    if (this.ended) this.readTrailer(line);
    else this.readSize(line);
    return true;
  }

  private readSize(line: string): void {
    const size = /^([0-9a-f]{1,8})(;.*)?$/i.exec(line)?.[1];
    if (size === undefined) throw malformed();
    const bytes = parseInt(size, 16);
    if (bytes === 0) this.ended = true;
    else this.left = bytes + 2;
  }

  private readTrailer(line: string): void {
    const [name, value] = line.split(/:(.*)/s);
    if (name && value !== undefined) this.trailers[name.toLowerCase()] = value.trim();
  }
}

function malformed(): S3Problem {
  return new S3Problem(400, 'InvalidRequest', 'The aws-chunked body is malformed.');
}
