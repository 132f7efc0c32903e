import { bareHash } from './persisted-operations.js';
import { RequestError } from '../errors/request-error.js';

/** The GraphQL over HTTP parameters of one request, of the right types but not looked at further. */
export interface RequestParams {
  query?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  /** The hash that names a persisted operation. */
  documentId?: string;
}

const invalid = (message: string) => new RequestError(400, { code: 'BAD_REQUEST', message });

/** @throws RequestError when a parameter has the wrong type or none says what to run */
export function paramsFromBody(body: unknown): RequestParams {
  if (Array.isArray(body)) {
    throw new RequestError(400, {
      code: 'BATCHING_NOT_SUPPORTED',
      message: 'Send one operation per request; batches are not supported.',
    });
  }
  if (!isMap(body)) throw invalid('The request body must be a JSON object.');
  return checked(body);
}

/** @throws RequestError as paramsFromBody, and when a JSON parameter is not JSON */
export function paramsFromQueryString(search: Record<string, unknown>): RequestParams {
  return checked({
    ...search,
    variables: parsedJson('variables', search.variables),
    extensions: parsedJson('extensions', search.extensions),
  });
}

function checked(source: Record<string, unknown>): RequestParams {
  const { query, operationName, variables, extensions } = source;
  if (query != null && typeof query !== 'string') throw invalid('"query" must be a string.');
  if (operationName != null && typeof operationName !== 'string') throw invalid('"operationName" must be a string.');
  if (variables != null && !isMap(variables)) throw invalid('"variables" must be an object.');
  if (extensions != null && !isMap(extensions)) throw invalid('"extensions" must be an object.');

  const documentId = persistedHash(source.documentId, extensions);
  if (!query && !documentId) throw invalid('The request must have a "query" or the hash of a persisted operation.');
  return {
    query: query ?? undefined,
    operationName: operationName || undefined,
    variables: variables ?? undefined,
    documentId,
  };
}

function persistedHash(documentId: unknown, extensions: Record<string, unknown> | null | undefined) {
  if (documentId != null) {
    if (typeof documentId !== 'string') throw invalid('"documentId" must be a string.');
    return bareHash(documentId);
  }
  const persisted = extensions?.persistedQuery;
  if (persisted == null) return undefined;
  if (!isMap(persisted) || persisted.version !== 1 || typeof persisted.sha256Hash !== 'string') {
    throw invalid('"extensions.persistedQuery" must have version 1 and a "sha256Hash".');
  }
  return bareHash(persisted.sha256Hash);
}

function parsedJson(name: string, value: unknown): unknown {
  if (value == null || value === '') return undefined;
  try {
    return JSON.parse(String(value));
  } catch {
    throw invalid(`"${name}" must be JSON.`);
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
