import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { connectionTo, type BrokerAddress } from '@yarrow/kit/messaging/broker-address';
import { UsageError } from './command.js';
import type { AdminConfig } from './config.js';

const ANSWER_MS = 15_000;
const ATTEMPTS = 3;

/**
 * What those who run Yarrow ask of its services: over the broker, as its operator, where no public route leads. A request
 * that is lost is asked again, which is safe for all of them.
 */
export class Operator {
  private constructor(
    private readonly connection: NatsConnection,
    private readonly prefix: string,
  ) {}

  /** @param address with the operator's user */
  static async connect({ prefix = '', ...address }: BrokerAddress & { prefix?: string }): Promise<Operator> {
    const connection = await connect({ ...connectionTo(address), name: 'operator' });
    return new Operator(connection, prefix && `${prefix}.`);
  }

  /** Runs `work` as the operator, then closes the connection. @throws UsageError if NATS_URL is not set */
  static async use<T>(config: AdminConfig, work: (operator: Operator) => Promise<T>): Promise<T> {
    if (!config.NATS_URL) throw new UsageError('Which broker? NATS_URL says it, with the user of the operator.');
    const operator = await Operator.connect({
      url: config.NATS_URL,
      user: config.NATS_USER,
      password: config.NATS_PASSWORD,
      credentialsFile: config.NATS_CREDENTIALS_FILE,
      nkeyFile: config.NATS_NKEY_FILE,
      prefix: config.NATS_PREFIX,
    });
    try {
      return await work(operator);
    } finally {
      await operator.close();
    }
  }

  /** @throws Error when the service fails, or does not answer */
  async ask<Q extends DescMessage, A extends DescMessage>(
    service: string,
    requestSchema: Q,
    responseSchema: A,
    init: MessageInitShape<Q>,
  ): Promise<MessageShape<A>> {
    const subject = `${this.prefix}operation.${service}.${requestSchema.typeName}`;
    const payload = toBinary(requestSchema, create(requestSchema, init));
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await this.connection.request(subject, payload, { timeout: ANSWER_MS });
        if (answer.headers?.has('Yarrow-Failed')) throw new Error(`${service} failed; its log says why.`);
        return fromBinary(responseSchema, answer.data);
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
