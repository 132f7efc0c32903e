import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'playwright-core';

/** Registered operations by their hash, in which pages ask for them. */
const OPERATIONS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../gateway/persisted-operations.json'), 'utf8'),
) as Record<string, string>;

/** The operation that a request of a page to `/graphql` asks for. */
export function nameOfOperation(request: Request): string {
  const { documentId, query } = request.postDataJSON() as { documentId?: string; query?: string };
  const text = documentId ? OPERATIONS[documentId.replace('sha256:', '')] : query;
  const name = /(?:query|mutation) (\w+)/.exec(text ?? '')?.[1];
  if (!name) throw new Error(`No operation in ${request.postData()}`);
  return name;
}
