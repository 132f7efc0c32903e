import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { parse, type DocumentNode } from 'graphql';
import type { FirstQuery } from './page-renderer.js';
import { typePolicies } from '../shared/type-policies.js';

/** The registered operations of a build, by name, as vite.config.ts writes them. */
export type BuildOperations = Readonly<Record<string, { hash: string; text: string }>>;

/**
 * Asks the gateway, as a stranger, what the first screen of a page shows. A page waits so long for it and no longer: it goes out without
 * then, and the browser asks by itself.
 */
export class FirstAnswers {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(
    private readonly gatewayUrl: string,
    private readonly operations: BuildOperations,
  ) {}

  /**
   * The answers that came in time and without an error, as the cache of the browser's client takes them
   * (src/app/graphqlClient.ts); the others are left to the browser.
   */
  async ask(
    queries: readonly FirstQuery[],
    timeoutMs: number,
  ): Promise<{ cache: NormalizedCacheObject; complete: boolean }> {
    const cache = new InMemoryCache({ typePolicies });
    const came = await Promise.all(queries.map((query) => this.askOne(query, cache, timeoutMs)));
    return { cache: cache.extract(), complete: came.every(Boolean) };
  }

  private async askOne(
    { operation, variables }: FirstQuery,
    cache: InMemoryCache,
    timeoutMs: number,
  ): Promise<boolean> {
    try {
      const response = await fetch(`${this.gatewayUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ documentId: this.operations[operation]?.hash, operationName: operation, variables }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { data, errors } = (await response.json()) as { data?: object | null; errors?: unknown[] };
      if (!data || errors?.length) return false;
      cache.writeQuery({ query: this.documentOf(operation), variables, data });
      return true;
    } catch {
      // The browser asks by itself.
      return false;
    }
  }

  private documentOf(operation: string): DocumentNode {
    const document = this.documents.get(operation) ?? parse(this.operations[operation]?.text ?? '');
    this.documents.set(operation, document);
    return document;
  }
}
