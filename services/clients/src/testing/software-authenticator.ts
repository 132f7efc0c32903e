import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Options {
  challenge: string;
}

/** A device that makes one passkey and signs with it, as WebAuthn has it (ES256, no attestation). */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(
    private readonly origin: string,
    /** Counts its signatures, as keys do that can be distinguished from their copies. */
    private readonly counts = true,
  ) {}

  /** @param options JSON that the service gave @returns JSON of the answer */
  register(options: string): string {
    const { challenge } = JSON.parse(options) as Options;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.keys.publicKey)]);
    const data = Buffer.concat([this.dataFor(FLAGS.attested), attested]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 0xff]),
      data,
    ]);
    const clientDataJSON = this.clientData('webauthn.create', challenge);
    return this.answer({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** @param options JSON that the service gave @returns JSON of the answer */
  logIn(options: string): string {
    const { challenge } = JSON.parse(options) as Options;
    if (this.counts) this.counter += 1;
    const authenticatorData = this.dataFor(0);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
    const signature = sign('sha256', signed, this.keys.privateKey);
    return this.answer({ clientDataJSON, authenticatorData, signature });
  }

  private answer(response: Record<string, Buffer | string[]>): string {
    const encoded = Object.entries(response).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? text(value) : value,
    ]);
    const id = text(this.id);
    const parts = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
    return JSON.stringify({ ...parts, response: Object.fromEntries(encoded) });
  }

  private dataFor(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const rpIdHash = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([rpIdHash, Buffer.from([FLAGS.present | FLAGS.verified | more]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

/** COSE: EC2, ES256, P-256 and the two coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  return Buffer.concat([head, Buffer.from(x!, 'base64url'), between, Buffer.from(y!, 'base64url')]);
}

const text = (bytes: Buffer): string => bytes.toString('base64url');
