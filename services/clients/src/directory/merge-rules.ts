import { DomainError } from '@yarrow/kit/domain-error';
import type { Client, CustomPrice } from './client.entity.js';

/** What of a record a practice chooses between when it merges two. */
export type MergePart = 'name' | 'email' | 'phone' | 'address';

/** Fields of the kept record that a merge can change, in addition to prices. */
type MergedField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'userId'
  | 'phone'
  | 'address'
  | 'addressTwo'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country'
  | 'notes'
  | 'timeZone';
type MergedValues = Partial<Record<MergedField, string | null>>;
type Values = Pick<Client, MergedField | 'customPrices'>;

/** What a merge changed in the record that stays, so that it can be taken back. */
export interface MergeChanges {
  readonly before: MergedValues;
  readonly after: MergedValues;
  /** Prices that came from the merged record. */
  readonly prices: readonly CustomPrice[];
}

/** An account belongs to the address under which it booked. */
const PARTS: Readonly<Record<MergePart, readonly MergedField[]>> = {
  name: ['firstName', 'lastName'],
  email: ['email', 'userId'],
  phone: ['phone'],
  address: ['address', 'addressTwo', 'city', 'state', 'postalCode', 'country'],
};

const MAX_NOTES = 10_000;
const MAX_PRICES = 100;

/**
 * What becomes of the record that stays. Values are taken from the other one where the practice says so and nowhere else:
 * no address comes into a record because of a number. Notes of both stay, and agreed prices, the kept record's first.
 * @throws DomainError `invalid_notes`, `too_many_prices`
 */
export function combine(from: Values, into: Values, takeOver: readonly MergePart[]): MergeChanges {
  const wanted: MergedValues = { notes: joined(from.notes, into.notes), timeZone: into.timeZone ?? from.timeZone };
  for (const field of takeOver.flatMap((part) => PARTS[part])) wanted[field] = from[field];
  const changed = (Object.keys(wanted) as MergedField[]).filter((field) => wanted[field] !== into[field]);
  const prices = from.customPrices.filter(
    ({ serviceId }) => !into.customPrices.some((price) => price.serviceId === serviceId),
  );
  if (into.customPrices.length + prices.length > MAX_PRICES) {
    throw new DomainError('too_many_prices', `A client can have at most ${MAX_PRICES} prices.`);
  }
  return { before: pick(into, changed), after: pick(wanted, changed), prices };
}

/** What of a merge still stands in the record and goes back: what was changed since stays as it is now. */
export function taken(
  current: Values,
  { before, after, prices }: MergeChanges,
): MergedValues & Pick<Client, 'customPrices'> {
  const unchanged = (Object.keys(after) as MergedField[]).filter((field) => current[field] === after[field]);
  const customPrices = current.customPrices.filter(
    (price) => !prices.some((one) => one.serviceId === price.serviceId && one.amountCents === price.amountCents),
  );
  return { ...pick(before, unchanged), customPrices };
}

function joined(from: string | null, into: string | null): string | null {
  if (!from || !into || from === into) return into ?? from;
  const notes = `${into}\n\n${from}`;
  if (notes.length <= MAX_NOTES) return notes;
  throw new DomainError(
    'invalid_notes',
    'The notes of the two records are longer than 10,000 characters together. Please shorten one of them first.',
  );
}

const pick = (values: MergedValues, fields: readonly MergedField[]): MergedValues =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
