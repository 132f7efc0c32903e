import { toPayable } from '@yarrow/kit/values/currency';
import { percentOf } from '@yarrow/kit/values/shares';
import { allocate, sum } from '../../money/cents.js';

/** What a coupon takes off. */
export interface DiscountTerms {
  kind: 'fixed' | 'percentage';
  /** Of a fixed coupon. */
  amountCents: number | null;
  /** Of a percentage coupon. */
  percent: number | null;
  /** Null: all services. */
  serviceIds: readonly string[] | null;
}

interface Line {
  serviceId: string;
  amountCents: number;
}

/** Whether a coupon is for this line at all. */
export function appliesTo({ serviceIds }: Pick<DiscountTerms, 'serviceIds'>, { serviceId }: Line): boolean {
  return serviceIds === null || serviceIds.includes(serviceId);
}

/**
 * What coupons take off the lines of a visit, each coupon off what the earlier ones left. A percentage is of the sum of
 * its lines, rounded half up; over several lines it is allocated by largest remainder, so that the parts sum exactly. Each
 * part is one that can be paid in the currency.
 * @returns for each coupon the part of each line, cents; a line never falls below zero
 */
export function discountLines(lines: readonly Line[], coupons: readonly DiscountTerms[], currency: string): number[][] {
  const left = lines.map(({ amountCents }) => amountCents);
  return coupons.map((coupon) => {
    const eligible = lines.map((line, index) => (appliesTo(coupon, line) ? left[index]! : 0));
    const whole = sum(eligible);
    if (whole === 0) return lines.map(() => 0);
    const parts = allocate(Math.min(whole, wantedCents(coupon, whole, currency)), eligible, currency);
    parts.forEach((cents, index) => (left[index]! -= cents));
    return parts;
  });
}

/** What the coupons leave of each line, cents. */
export function netLines(lines: readonly Line[], coupons: readonly DiscountTerms[], currency: string): number[] {
  const taken = discountLines(lines, coupons, currency);
  return lines.map(({ amountCents }, index) => amountCents - sum(taken.map((parts) => parts[index]!)));
}

function wantedCents({ kind, amountCents, percent }: DiscountTerms, wholeCents: number, currency: string): number {
  if (kind === 'percentage') return percentOf(wholeCents, percent!, currency);
  return toPayable(amountCents!, currency);
}
