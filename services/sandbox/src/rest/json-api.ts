import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Collection, Journal } from '../journal.js';

/** A refusal in the provider's own words and status. */
export class JsonProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
    /** Whether it is the answer under an idempotency key, or was given at the door. */
    readonly started = true,
  ) {
    super(JSON.stringify(body));
  }
}

/** One request to an operation: who asks, for which object, with which parameters. */
export interface JsonCall<Caller> {
  caller: Caller;
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  request: FastifyRequest;
}

/** One operation of a JSON API. It runs to its end without a pause, so that what it changes is seen whole. */
export interface JsonOperation<Caller> {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** In Fastify's notation, below the provider's prefix. */
  path: string;
  /** Status of success; 200 by default. */
  status?: number;
  /** Waits for an outside server before `handle` runs. @throws JsonProblem */
  prepare?(call: JsonCall<Caller>): Promise<void>;
  handle(call: JsonCall<Caller>): object | undefined;
}

/** What differs between providers. */
export interface JsonApiManners<Caller> {
  /** For the journal, such as `square`. */
  name: string;
  /** @throws JsonProblem 401 */
  callerOf(request: FastifyRequest, operation: JsonOperation<Caller>): Caller;
  idempotencyKeyOf(call: JsonCall<Caller>): string | undefined;
  /** Keys count within it: the account that asks. */
  scopeOf(caller: Caller): string;
  /** The same key with another body. */
  reused(key: string): JsonProblem;
  /** The same key, still under way. */
  busy(key: string): JsonProblem;
  unknownPath(request: FastifyRequest): object;
  failed(): object;
  /** Of every answer. */
  headers(): Record<string, string>;
}

interface StoredAnswer {
  path: string;
  fingerprint: string;
  status: number;
  body: string | null;
}

interface Answer {
  status: number;
  body: string | null;
}

/** Serves operations with a provider's authentication, idempotency and errors. */
export class JsonApi<Caller> {
  private readonly answers: Collection<StoredAnswer>;
  private readonly inUse = new Set<string>();

  constructor(
    journal: Journal,
    private readonly manners: JsonApiManners<Caller>,
    /** Waits as ordered while the key is held, as slow calls do at the provider. */
    private readonly delayed: (request: FastifyRequest) => Promise<void>,
  ) {
    this.answers = journal.collection(`${manners.name}.idempotency`);
  }

  register(app: FastifyInstance, operations: readonly JsonOperation<Caller>[]): void {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const operation of operations) {
      app.route({
        method: operation.method,
        url: operation.path,
        handler: (request, reply) => this.serve(operation, request, reply),
      });
    }
    app.setNotFoundHandler((request, reply) => reply.code(404).send(this.manners.unknownPath(request)));
  }

  private async serve(operation: JsonOperation<Caller>, request: FastifyRequest, reply: FastifyReply) {
    const answer = await this.answer(operation, request).catch((error: unknown) => this.problemAnswer(error));
    reply.headers(this.manners.headers());
    reply.code(answer.status);
    return answer.body === null ? reply.send() : reply.type('application/json').send(answer.body);
  }

  private async answer(operation: JsonOperation<Caller>, request: FastifyRequest): Promise<Answer> {
    const caller = this.manners.callerOf(request, operation);
    const text = typeof request.body === 'string' ? request.body : '';
    const call: JsonCall<Caller> = {
      caller,
      params: request.params as Record<string, string>,
      query: request.query as Record<string, string>,
      body: bodyOf(request, text),
      request,
    };
    const key = operation.method === 'GET' ? undefined : this.manners.idempotencyKeyOf(call);
    if (request.call) Object.assign(request.call, { account: this.manners.scopeOf(caller), idempotencyKey: key });
    if (key === undefined) {
      await this.delayed(request);
      await operation.prepare?.(call);
      return this.run(operation, call);
    }
    return this.runOnce(operation, call, { key, text });
  }

  /** Runs the operation unless the key has been used; then the stored answer is given again. */
  private async runOnce(
    operation: JsonOperation<Caller>,
    call: JsonCall<Caller>,
    { key, text }: { key: string; text: string },
  ): Promise<Answer> {
    const path = call.request.url.split('?')[0]!;
    const scoped = `${this.manners.scopeOf(call.caller)}:${path}:${key}`;
    if (this.inUse.has(scoped)) throw this.manners.busy(key);
    const stored = this.answers.get(scoped);
    if (stored) {
      if (stored.fingerprint !== text) throw this.manners.reused(key);
      if (call.request.call) call.request.call.replayed = true;
      return stored;
    }
    this.inUse.add(scoped);
    try {
      await this.delayed(call.request);
      await operation.prepare?.(call);
      const answer = this.run(operation, call);
      if (answer.started) {
        this.answers.put(scoped, { path, fingerprint: text, status: answer.status, body: answer.body });
      }
      return answer;
    } finally {
      this.inUse.delete(scoped);
    }
  }

  private run(operation: JsonOperation<Caller>, call: JsonCall<Caller>): Answer & { started: boolean } {
    try {
      const result = operation.handle(call);
      return { status: operation.status ?? 200, body: result ? publicJson(result) : null, started: true };
    } catch (error) {
      return { ...this.problemAnswer(error), started: !(error instanceof JsonProblem) || error.started };
    }
  }

  private problemAnswer(error: unknown): Answer {
    if (error instanceof JsonProblem) return { status: error.status, body: publicJson(error.body) };
    console.error(error);
    return { status: 500, body: JSON.stringify(this.manners.failed()) };
  }
}

/** JSON without the sandbox's own fields. */
export function publicJson(value: object): string {
  return JSON.stringify(value, (key, inner: unknown) => (key.startsWith('_') ? undefined : inner));
}

function bodyOf(request: FastifyRequest, text: string): Record<string, unknown> {
  if (text === '') return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
