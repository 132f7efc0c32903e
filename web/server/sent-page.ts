import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './assets.js';

const compress = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** A page as it goes over the line: once made, many may get it. */
export class SentPage {
  /** Weak: the same text in each encoding. */
  readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  /**
   * @param styleHash of the inline style element, as the policy names it; undefined without one
   * @param kept whether others may get the same for a while
   */
  constructor(
    readonly html: string,
    readonly styleHash: string | undefined,
    readonly kept: boolean,
    readonly status: 200 | 404 = 200,
  ) {
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  }

  /** The smallest form that a browser takes. */
  async bodyFor(acceptEncoding: string | undefined): Promise<{ body: string | Buffer; encoding?: Encoding }> {
    const encoding = acceptedEncoding(acceptEncoding);
    if (!encoding) return { body: this.html };
    const body = this.encoded.get(encoding) ?? compress[encoding](this.html);
    this.encoded.set(encoding, body);
    return { body: await body, encoding };
  }
}
