import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';

/** Where a page of reviews continues: the sort key of its last one. */
export interface ReviewCursor {
  createdAt: Date;
  id: string;
}

export function encodeCursor({ createdAt, id }: ReviewCursor): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

/** @throws DomainError `invalid_cursor` for what is none of ours */
export function decodeCursor(cursor: string): ReviewCursor {
  try {
    const [time, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const createdAt = new Date(typeof time === 'number' ? time : NaN);
    if (!Number.isNaN(createdAt.getTime()) && typeof id === 'string' && isUuid(id)) return { createdAt, id };
  } catch {
    // Not ours: answered below.
  }
  throw new DomainError('invalid_cursor', 'This page of reviews does not exist any more.', 'after');
}
