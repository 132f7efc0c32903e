import { create, fromBinary, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { headers, type Msg, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { FAILED_HEADER, requestSubject } from '../request-reply.js';
import { contextOf, inSpan, SpanKind } from '../telemetry.js';
import type { Broker } from './broker.js';
import type { RegisteredAnswer } from './handlers.js';

/** Answers the requests of other services; the replicas of one service share the work. */
export class Responder {
  private readonly subscriptions: Subscription[] = [];

  constructor(
    private readonly broker: Broker,
    private readonly service: string,
    private readonly logger: Logger,
  ) {}

  async start(answers: readonly RegisteredAnswer[]): Promise<void> {
    const connection = await this.broker.connection();
    for (const answer of answers) {
      const subject = requestSubject(this.broker, answer.request);
      const subscription = connection.subscribe(subject, { queue: this.service });
      this.subscriptions.push(subscription);
      void this.listen(subscription, answer);
    }
    // An answer is promised from here on, so the broker must know of the subscriptions.
    await connection.flush();
  }

  /** Takes no new requests and answers those that have come. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.subscriptions.map((subscription) => subscription.drain()));
  }

  private async listen(subscription: Subscription, answer: RegisteredAnswer): Promise<void> {
    for await (const message of subscription) void this.respond(message, answer);
  }

  private async respond(message: Msg, { request, response, answer }: RegisteredAnswer): Promise<void> {
    const fields = Object.fromEntries([...(message.headers ?? [])].map(([name, values]) => [name, values[0] ?? '']));
    try {
      const init = await inSpan(
        `answer ${request.typeName}`,
        { kind: SpanKind.SERVER, parent: contextOf(fields) },
        () => answer(fromBinary(request, message.data)),
      );
      message.respond(toBinary(response, create(response, init as MessageInitShape<typeof response>)));
    } catch (error) {
      this.logger.error({ err: error, request: request.typeName }, 'a request of another service failed');
      const failed = headers();
      failed.set(FAILED_HEADER, '1');
      message.respond(undefined, { headers: failed });
    }
  }
}
