import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsChunkedDecoder } from './aws-chunked.js';

const BODY = '4;chunk-signature=abc\r\nab\r\n\r\n10\r\n0123456789abcdef\r\n0\r\nx-amz-checksum-crc32: NSRBwg==\r\n\r\n';

async function decode(parts: string[]): Promise<{ text: string; trailers: Record<string, string> }> {
  const decoder = new AwsChunkedDecoder();
  const source = Readable.from(parts.map((part) => Buffer.from(part)));
  source.pipe(decoder);
  return { text: (await buffer(decoder)).toString(), trailers: decoder.trailers };
}

describe('AwsChunkedDecoder', () => {
  it.each([BODY.length, 1, 2, 3, 7])('finds bytes and trailers in pieces of %i', async (size) => {
    const pieces = BODY.match(new RegExp(`.{1,${size}}`, 'gs'))!;
    expect(await decode(pieces)).toEqual({
      text: 'ab\r\n0123456789abcdef',
      trailers: { 'x-amz-checksum-crc32': 'NSRBwg==' },
    });
  });

  it('refuses a body that is cut short or malformed', async () => {
    await expect(decode(['4\r\nab'])).rejects.toMatchObject({ code: 'IncompleteBody' });
    await expect(decode(['zz\r\nab\r\n'])).rejects.toMatchObject({ code: 'InvalidRequest' });
  });
});
