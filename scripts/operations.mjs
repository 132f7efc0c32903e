/** What those who run Yarrow ask of its services: over the broker, as its operator, where no public route leads. */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { connect } from '@nats-io/transport-node';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE } from './paths.mjs';

const ANSWER_MS = 15_000;
const ATTEMPTS = 3;

/**
 * Where the broker is: as `NATS_URL` says, otherwise that of the Yarrow which runs from this checkout.
 * @throws Error where neither is there
 */
export function brokerAddress(env = process.env) {
  if (env.NATS_URL) return { url: env.NATS_URL, prefix: env.NATS_PREFIX ?? '' };
  const path = join(PRIVATE, 'environment.json');
  if (!existsSync(path)) throw new Error('Nothing runs yet: npm start comes first, or set NATS_URL.');
  return { url: JSON.parse(readFileSync(path, 'utf8')).backing.natsUrl, prefix: '' };
}

/** Asks one service; a request that is lost is asked again, which is safe for all of them. */
export class Operator {
  #connection;
  #prefix;

  /** @param {{ url: string, prefix?: string }} address with the operator's user */
  static async connect({ url, prefix = '' }) {
    const { connectionTo } = await import('@yarrow/kit/messaging/broker-address');
    const operator = new Operator();
    operator.#connection = await connect({ ...connectionTo({ url }), name: 'operator' });
    operator.#prefix = prefix && `${prefix}.`;
    return operator;
  }

  async ask(service, requestSchema, responseSchema, init) {
    const subject = `${this.#prefix}operation.${service}.${requestSchema.typeName}`;
    const payload = toBinary(requestSchema, create(requestSchema, init));
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await this.#connection.request(subject, payload, { timeout: ANSWER_MS });
        if (answer.headers?.has('Yarrow-Failed')) throw new Error(`${service} failed; its log says why.`);
        return fromBinary(responseSchema, answer.data);
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  close() {
    return this.#connection.close();
  }
}
