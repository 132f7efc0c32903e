import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';

/** Where a page of reviews continues: the sort key of its last one. */
export interface ReviewCursor {
  shownAt: Date;
  id: string;
}

export function encodeCursor({ shownAt, id }: ReviewCursor): string {
  return Buffer.from(JSON.stringify([shownAt.getTime(), id])).toString('base64url');
}

/** @throws DomainError `invalid_cursor` for what is none of ours */
export function decodeCursor(cursor: string): ReviewCursor {
  try {
    const [time, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const shownAt = new Date(typeof time === 'number' ? time : NaN);
    if (!Number.isNaN(shownAt.getTime()) && typeof id === 'string' && isUuid(id)) return { shownAt, id };
  } catch {
    // Not ours: answered below.
  }
  throw new DomainError('invalid_cursor', 'This page of reviews does not exist any more.', 'after');
}
