import { BYTE_ORDER_MARK, FORMULA } from '@yarrow/kit/values/csv';
import { todayIn } from '@yarrow/time/wall-time';
import Papa from 'papaparse';
import type { Review } from '../reviews/review.entity.js';
import { proofOf, shownIdOf } from './review-proof.js';

const COLUMNS = ['Review ID', 'Date', 'Rating', 'Author', 'Review', 'Reply', 'Proof'];

/** The file of verified reviews (RFC 4180); cells that a spreadsheet would calculate are made harmless. @param zone IANA, of the days */
export function csvOf(reviews: readonly Review[], zone: string): string {
  const rows = reviews.map((review) => {
    // Of an anonymous one there is no more than a day, at midnight UTC.
    const day = todayIn(review.isAnonymous ? 'UTC' : zone, review.shownAt.getTime());
    const { rating, author, text, reply } = review;
    return [shownIdOf(review), day, String(rating), author, text ?? '', reply ?? '', `sha256:${proofOf(review)}`];
  });
  const lines = Papa.unparse([COLUMNS, ...rows], { newline: '\r\n', escapeFormulae: FORMULA });
  return `${BYTE_ORDER_MARK}${lines}\r\n`;
}
