import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { RequestError } from '../errors/request-error.js';
import type { RequestParams } from './request-params.js';

/** The operations that the web build registered, by the sha256 of their text. */
export class PersistedOperations {
  private readonly documents: ReadonlyMap<string, string>;

  /** @param freeForm whether a request may bring a document of its own */
  constructor(
    documents: Record<string, string>,
    private readonly freeForm: boolean,
  ) {
    this.documents = new Map(Object.entries(documents).map(([hash, document]) => [bareHash(hash), document]));
  }

  /** @throws Error when the file is there and holds a document under a hash that is not its own */
  static fromFile(file: URL | string, freeForm: boolean): PersistedOperations {
    const documents = readJson(file);
    for (const [hash, document] of Object.entries(documents)) {
      if (sha256(document) !== bareHash(hash)) throw new Error(`Persisted operation ${hash} does not match its hash.`);
    }
    return new PersistedOperations(documents, freeForm);
  }

  get size(): number {
    return this.documents.size;
  }

  texts(): Iterable<string> {
    return this.documents.values();
  }

  /**
   * The text to run for a request.
   * @throws RequestError PERSISTED_OPERATION_REQUIRED, PERSISTED_QUERY_NOT_FOUND or PERSISTED_QUERY_HASH_MISMATCH
   */
  textFor({ query, documentId }: RequestParams): string {
    const known = documentId === undefined ? undefined : this.documents.get(documentId);
    if (known !== undefined) return known;
    if (!this.freeForm && !(query !== undefined && this.documents.has(sha256(query)))) {
      throw new RequestError(400, {
        code: 'PERSISTED_OPERATION_REQUIRED',
        message: 'Only operations registered by the web application are accepted here.',
      });
    }
    if (query === undefined) {
      throw new RequestError(400, { code: 'PERSISTED_QUERY_NOT_FOUND', message: 'PersistedQueryNotFound' });
    }
    if (documentId !== undefined && documentId !== sha256(query)) {
      throw new RequestError(400, {
        code: 'PERSISTED_QUERY_HASH_MISMATCH',
        message: 'The hash given does not match the query.',
      });
    }
    return query;
  }
}

/** The web's build names the algorithm in front of a hash. */
export function bareHash(hash: string): string {
  return hash.replace(/^sha256:/, '');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function readJson(file: URL | string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
