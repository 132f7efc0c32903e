import { Client } from '@opensearch-project/opensearch';
import type { SearchConfig } from '../../config.js';

const WRITE_TIMEOUT_MS = 30_000;

/** A document as an answer holds it. */
export interface Hit<T> {
  _source: T;
}

export interface Bucket {
  key: string;
  doc_count: number;
}

export interface SearchAnswer<T> {
  hits: { total: { value: number }; hits: Hit<T>[] };
  /** By the names under which they were asked for. */
  aggregations?: Record<string, Aggregation>;
}

/** Counts of a filter, with what is counted inside it. */
export interface Aggregation {
  doc_count: number;
  of?: { buckets: Bucket[] };
  [name: string]: unknown;
}

/** What became of one line of a bulk. */
export interface BulkItem {
  _index: string;
  _id: string;
  status: number;
  error?: { type: string; reason?: string };
}

/** OpenSearch by its official client, as far as the index needs it. */
export class OpenSearchClient {
  private readonly client: Client;
  private readonly searchTimeoutMs: number;
  readonly practices: string;
  readonly words: string;

  constructor(config: SearchConfig) {
    const { OPENSEARCH_URL: node = '', OPENSEARCH_USERNAME: username = '', OPENSEARCH_PASSWORD: password } = config;
    this.client = new Client({ node, maxRetries: 0, ...(password && { auth: { username, password } }) });
    this.searchTimeoutMs = config.OPENSEARCH_TIMEOUT_MS;
    this.practices = `${config.OPENSEARCH_INDEX_PREFIX}-practices`;
    this.words = `${config.OPENSEARCH_INDEX_PREFIX}-words`;
  }

  async search<T>(index: string, body: object): Promise<SearchAnswer<T>> {
    return this.ask<SearchAnswer<T>>('POST', `/${index}/_search`, { body });
  }

  /** Several searches of one index in one request. */
  async searchAll<T>(index: string, bodies: object[]): Promise<SearchAnswer<T>[]> {
    const bulkBody = bodies.flatMap((body) => [{}, body]);
    const { responses } = await this.ask<{ responses: (SearchAnswer<T> & { error?: { type: string } })[] }>(
      'POST',
      `/${index}/_msearch`,
      { bulkBody },
    );
    for (const { error } of responses) if (error) throw new Error(`OpenSearch answered ${error.type}`);
    return responses;
  }

  async count(index: string): Promise<number> {
    return (await this.ask<{ count: number }>('GET', `/${index}/_count`)).count;
  }

  /** @returns what became of each line, in order; lines can fail while the request does not */
  async bulk(lines: object[]): Promise<BulkItem[]> {
    const { items } = await this.ask<{ items: Record<string, BulkItem>[] }>('POST', '/_bulk', {
      bulkBody: lines,
      timeoutMs: WRITE_TIMEOUT_MS,
    });
    return items.map((item) => Object.values(item)[0]!);
  }

  async createIndex(name: string, body: object): Promise<void> {
    await this.ask('PUT', `/${name}`, { body, timeoutMs: WRITE_TIMEOUT_MS });
  }

  async deleteIndex(name: string): Promise<void> {
    const { statusCode } = await this.client.indices.delete({ index: name }, { ignore: [404] });
    if (statusCode !== 404 && statusCode !== 200) throw new Error(`OpenSearch answered ${statusCode}`);
  }

  async hasIndex(name: string): Promise<boolean> {
    const { body } = await this.client.indices.exists({ index: name }, { requestTimeout: WRITE_TIMEOUT_MS });
    return body;
  }

  async listIndices(pattern: string): Promise<string[]> {
    return Object.keys(await this.ask<object>('GET', `/${pattern}`, { timeoutMs: WRITE_TIMEOUT_MS }));
  }

  async refresh(names: string[]): Promise<void> {
    await this.ask('POST', `/${names.join(',')}/_refresh`, { timeoutMs: WRITE_TIMEOUT_MS });
  }

  /** Moves aliases in one step: a search sees the old indices or the new ones. */
  async moveAliases(targets: Record<string, string>): Promise<void> {
    const actions = Object.entries(targets).flatMap(([alias, index]) => [
      { remove: { index: `${alias}-*`, alias, must_exist: false } },
      { add: { index, alias } },
    ]);
    await this.ask('POST', '/_aliases', { body: { actions }, timeoutMs: WRITE_TIMEOUT_MS });
  }

  /** @throws while searches cannot be answered: it is away, or its first index is still being built */
  async ping(): Promise<void> {
    await this.count(this.practices);
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  private async ask<T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    {
      body,
      bulkBody,
      timeoutMs = this.searchTimeoutMs,
    }: { body?: object; bulkBody?: object[]; timeoutMs?: number } = {},
  ): Promise<T> {
    const content = bulkBody ? { bulkBody: bulkBody as Record<string, unknown>[] } : body ? { body } : {};
    const answer = await this.client.transport.request(
      { method, path, ...content },
      { requestTimeout: timeoutMs, maxRetries: 0 },
    );
    return answer.body as T;
  }
}
