import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Source = Record<string, unknown>;
type Operation = { _index: string; _id: string; version?: number };

interface Answer {
  status: number;
  body: unknown;
}

/** A document under its version; what was removed keeps it. */
interface Stored {
  version: number;
  source: Source | null;
}

const FOUND: Answer = { status: 200, body: { acknowledged: true } };
const MISSING: Answer = { status: 404, body: { error: { type: 'index_not_found_exception' }, status: 404 } };

/**
 * What our adapter uses of OpenSearch's protocol over HTTP, as OpenSearch 2.19 answers it: indices, aliases, bulks with external
 * versions, counts. It searches nothing: every search answers with `answer`. It can be away, and refuse documents.
 */
export class OpenSearchServer {
  readonly indices = new Map<string, Map<string, Stored>>();
  readonly aliases = new Map<string, string>();
  /** Method, path and body of every request, oldest first. */
  readonly requests: { method: string; path: string; body: string }[] = [];
  answer: unknown = { hits: { total: { value: 0 }, hits: [] } };
  /** Answers of the next searches, which come before `answer`. */
  readonly answers: unknown[] = [];
  /** While it is, every request is answered 503. */
  away = false;
  /** Answered before each bulk is carried out, so that something can happen meanwhile. */
  beforeBulk: () => Promise<void> = () => Promise.resolve();
  /** Status with which documents of these ids are refused. */
  readonly refused = new Map<string, number>();
  private readonly server = createServer((request, response) => {
    void this.handle(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What searches would read of a practice. */
  served(practiceId: string): Source | null | undefined {
    const [alias] = [...this.aliases.keys()].filter((name) => name.endsWith('-practices'));
    return this.indices.get(this.aliases.get(alias ?? '') ?? '')?.get(practiceId)?.source;
  }

  private async handle(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [method, path, body] = [request.method ?? '', request.url ?? '', Buffer.concat(chunks).toString()];
    this.requests.push({ method, path, body });
    if (this.away) return { status: 503, body: { error: { type: 'cluster_block_exception' }, status: 503 } };
    const [name = '', action] = path.split('?')[0]!.slice(1).split('/');
    if (name === '_bulk') return this.bulk(body);
    if (name === '_aliases') return this.moveAliases(body);
    if (action === '_refresh') return FOUND;
    return action ? this.ask(name, action, body) : this.ofIndex(method, name);
  }

  private ofIndex(method: string, name: string): Answer {
    if (method === 'PUT') {
      this.indices.set(name, new Map());
      return FOUND;
    }
    if (name.endsWith('*')) {
      const names = [...this.indices.keys()].filter((one) => one.startsWith(name.slice(0, -1)));
      return { status: 200, body: Object.fromEntries(names.map((one) => [one, {}])) };
    }
    if (!this.indices.has(name)) return MISSING;
    if (method === 'DELETE') this.indices.delete(name);
    return FOUND;
  }

  private ask(name: string, action: string, body: string): Answer {
    const index = this.indices.get(this.aliases.get(name) ?? name);
    if (!index) return MISSING;
    if (action === '_count') {
      return { status: 200, body: { count: [...index.values()].filter(({ source }) => source).length } };
    }
    const next = this.answers.shift();
    if (next) return { status: 200, body: next };
    if (action === '_search') return { status: 200, body: this.answer };
    const searches = body.trim().split('\n').length / 2;
    return { status: 200, body: { responses: Array.from({ length: searches }, () => this.answer) } };
  }

  private moveAliases(body: string): Answer {
    const { actions } = JSON.parse(body) as { actions: { add?: { index: string; alias: string } }[] };
    for (const { add } of actions) if (add) this.aliases.set(add.alias, add.index);
    return FOUND;
  }

  private async bulk(body: string): Promise<Answer> {
    await this.beforeBulk();
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Source);
    const items: unknown[] = [];
    while (lines.length > 0) {
      const [[kind, operation]] = Object.entries(lines.shift()!) as [[string, Operation]];
      const source = kind === 'delete' ? null : lines.shift()!;
      items.push({ [kind]: { _index: operation._index, _id: operation._id, ...this.write(kind, operation, source) } });
    }
    return { status: 200, body: { errors: true, items } };
  }

  private write(kind: string, { _index, _id, version = 1 }: Operation, source: Source | null) {
    const refused = this.refused.get(_id);
    if (refused) return { status: refused, error: { type: 'mapper_parsing_exception', reason: 'refused' } };
    const index = this.indices.get(_index) ?? new Map<string, Stored>();
    this.indices.set(_index, index);
    const known = index.get(_id);
    if (known && known.version >= version) return { status: 409, error: { type: 'version_conflict_engine_exception' } };
    index.set(_id, { version, source });
    return { status: kind === 'delete' && !known?.source ? 404 : known ? 200 : 201 };
  }
}
