import { formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import type { CustomDomain } from './useCustomDomain.js';

const PROBLEMS: Readonly<Record<NonNullable<CustomDomain['problem']>, string>> = {
  not_found: "Name servers don't know this domain yet.",
  no_proof: 'The TXT record is missing or has another value.',
  points_elsewhere: 'The domain leads to another server. Please remove its other A, AAAA and CNAME records.',
  taken: 'Another practice uses this domain. Please write to support if it is yours.',
};
const PATIENCE = 'A change can take up to an hour until all name servers know it.';

/** Why a domain is not active yet, and when that was found. @param zone IANA name */
export function problemText({ problem, checkedAt }: Pick<CustomDomain, 'problem' | 'checkedAt'>, zone: string): string {
  if (!problem) return `We are checking the records. ${PATIENCE}`;
  const checked = checkedAt ? ` Last checked ${formatDateTime(parseOffsetDateTime(checkedAt), zone)}.` : '';
  return `${PROBLEMS[problem]} ${problem === 'taken' ? '' : PATIENCE}${checked}`.replace(/ {2,}/g, ' ');
}
