import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** As a browser submits the form. @returns status */
export async function upload(
  form: { uploadUrl: string; uploadFields: string },
  bytes: Buffer,
  changes: Record<string, string> = {},
): Promise<number> {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...JSON.parse(form.uploadFields), ...changes })) {
    data.append(name, value as string);
  }
  data.append('file', new Blob([new Uint8Array(bytes)]));
  return (await fetch(form.uploadUrl, { method: 'POST', body: data })).status;
}

/** Noise, which compresses badly, of 1200 by 800 pixels. */
export function image(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#88aa77', noise } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG of 20,000 by 20,000 black pixels, one bit each, in 50 kB. */
export function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(20_000 * 2501), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The first half of a file. */
export function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}
