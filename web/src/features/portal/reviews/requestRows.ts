import type { ReviewClientType } from '../../../gql/graphql.js';
import type { PhoneCountry, PhoneValue } from '../../../lib/phone.js';
import { isPhoneLongEnough } from '../../reviews/reviewPhone.js';

/** Spec portal-configuration §9; those who have not answered are among them. */
export const MAX_REQUESTS = 10;
/** Rows that stand there at first. */
const FIRST_ROWS = 3;

/** A person to ask, as typed. */
export interface RequestRow {
  firstName: string;
  phone: PhoneValue;
  clientType: ReviewClientType;
}

export interface RowProblems {
  firstName?: string;
  phone?: string;
}

export const emptyRow = (country: PhoneCountry): RequestRow => ({
  firstName: '',
  phone: { country, text: '' },
  clientType: 'current',
});

export const firstRows = (country: PhoneCountry, room: number): RequestRow[] =>
  Array.from({ length: Math.min(FIRST_ROWS, room) }, () => emptyRow(country));

/** Nothing was typed: such a row is left out. */
export const isEmptyRow = ({ firstName, phone }: RequestRow): boolean =>
  firstName.trim() === '' && phone.text.trim() === '';

/** What of a row is missing; nothing for an empty one. */
export function problemsOf(row: RequestRow): RowProblems {
  if (isEmptyRow(row)) return {};
  return {
    ...(row.firstName.trim() === '' && { firstName: 'First name is required' }),
    ...(!isPhoneLongEnough(row.phone) && { phone: 'Please enter a valid phone number.' }),
  };
}

/** Whether requests can be sent: at least one complete row and no partial one. */
export function canSend(rows: readonly RequestRow[]): boolean {
  const filled = rows.filter((row) => !isEmptyRow(row));
  return filled.length > 0 && filled.every((row) => Object.keys(problemsOf(row)).length === 0);
}
