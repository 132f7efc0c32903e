import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'];

export interface Asset {
  body: Buffer;
  type: string;
  etag: string;
  /** Absent when the bytes are as they are. */
  encoding?: Encoding;
}

/** The files of the build, read once: about a megabyte, compressed beforehand, never read from disk again. */
export class Assets {
  private constructor(private readonly files: ReadonlyMap<string, Asset>) {}

  /** @param folder files directly inside it are served, others are not */
  static async load(folder: string): Promise<Assets> {
    const files = new Map<string, Asset>();
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const encoding = ENCODINGS.find(({ suffix }) => entry.name.endsWith(suffix));
      const original = encoding ? entry.name.slice(0, -encoding.suffix.length) : entry.name;
      const type = TYPES[extname(original)];
      if (!entry.isFile() || !type) continue;
      const body = await readFile(join(folder, entry.name));
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      files.set(entry.name, { body, type, etag, ...(encoding && { encoding: encoding.name }) });
    }
    return new Assets(files);
  }

  /** The names without their compressed forms. */
  names(): string[] {
    return [...this.files].filter(([, { encoding }]) => !encoding).map(([name]) => name);
  }

  /** The smallest form of a file that the browser takes; undefined when there is no such file. */
  find(name: string, acceptEncoding: string | undefined): Asset | undefined {
    for (const { name: encoding, suffix } of ENCODINGS) {
      const compressed = accepts(acceptEncoding, encoding) ? this.files.get(name + suffix) : undefined;
      if (compressed) return compressed;
    }
    const plain = this.files.get(name);
    return plain?.encoding ? undefined : plain;
  }
}

/** The encoding that a browser takes and that is smallest. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  return ENCODINGS.find(({ name }) => accepts(header, name))?.name;
}

function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}
