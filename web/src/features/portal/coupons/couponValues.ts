import { addDays, formatOffsetDateTime, parseOffsetDateTime, startOfDay, todayIn } from '@yarrow/time/wall-time';
import { z } from 'zod/mini';
import type { CouponOfPracticeFragment, DiscountCodeInput, DiscountKind } from '../../../gql/graphql.js';
import { formatMoney } from '../../../lib/money.js';

/** A coupon as the form holds it; numbers as they are typed. */
export interface CouponValues {
  /** Capitals and digits; empty for a random one. */
  code: string;
  kind: DiscountKind;
  /** Whole units of the currency. */
  amount: string;
  percent: string;
  /** The last day on the practice's calendar, `YYYY-MM-DD`; empty for none. */
  lastDay: string;
  maxRedemptions: string;
  combinationLimit: string;
  applyToSpecificServices: boolean;
  serviceIds: string[];
}

export const NEW_COUPON: CouponValues = {
  ...{ code: '', kind: 'fixed', amount: '', percent: '', lastDay: '', maxRedemptions: '', combinationLimit: '1' },
  ...{ applyToSpecificServices: false, serviceIds: [] },
};

/** As codes are kept (spec portal-configuration §5). */
export const codeOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

export function valuesOf(coupon: CouponOfPracticeFragment, zone: string): CouponValues {
  return {
    code: coupon.code,
    kind: coupon.kind,
    amount: coupon.amountCents == null ? '' : String(coupon.amountCents / 100),
    percent: coupon.percent == null ? '' : String(coupon.percent),
    lastDay: coupon.expiresAt ? lastDayOf(coupon.expiresAt, zone) : '',
    maxRedemptions: coupon.maxRedemptions == null ? '' : String(coupon.maxRedemptions),
    combinationLimit: String(coupon.combinationLimit),
    applyToSpecificServices: coupon.applyToSpecificServices,
    serviceIds: [...coupon.serviceIds],
  };
}

const wholeFrom = (least: number, most: number) => (text: string) =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
const isAmount = wholeFrom(1, 100_000);
const isPercent = wholeFrom(0, 100);
const isCount = wholeFrom(1, 1_000_000);
const COUNT = 'Please enter a whole number from 1.';

/**
 * Rules of the form (spec portal-configuration §5).
 * @param editable false for a redeemed coupon: its discount is fixed, even if it was entered under other rules
 */
export const couponRules = (editable: boolean) =>
  z
    .object({
      code: z.string().check(
        z.refine(
          (code) => code === '' || code.length >= 8,
          'Code must be at least 8 characters and contain only uppercase letters and numbers',
        ),
        z.maxLength(40, 'Code can have at most 40 characters'),
      ),
      kind: z.enum(['fixed', 'percentage']),
      amount: z.string(),
      percent: z.string(),
      lastDay: z.string(),
      maxRedemptions: z.string().check(z.refine((text) => text.trim() === '' || isCount(text), COUNT)),
      combinationLimit: z.string().check(z.refine(isCount, COUNT)),
      applyToSpecificServices: z.boolean(),
      serviceIds: z.array(z.string()),
    })
    .check(
      z.refine(({ kind, amount }) => !editable || kind !== 'fixed' || isAmount(amount), {
        path: ['amount'],
        error: 'Please enter an amount for fixed discount',
      }),
      z.refine(({ kind, percent }) => !editable || kind !== 'percentage' || isPercent(percent), {
        path: ['percent'],
        error: 'Please enter a percentage for percentage discount',
      }),
      z.refine(({ applyToSpecificServices, serviceIds }) => !applyToSpecificServices || serviceIds.length > 0, {
        path: ['serviceIds'],
        error: 'Please choose the services this coupon is for.',
      }),
    );

/** The form as the API takes it. @param stored what is changed: of one that was used, its offer goes back as it is */
export function couponInput(
  values: CouponValues,
  zone: string,
  stored?: CouponOfPracticeFragment,
): Omit<DiscountCodeInput, 'id' | 'idempotencyKey'> {
  const { code, kind, amount, percent, applyToSpecificServices, serviceIds } = values;
  const offer = stored && !stored.editable ? offerOf(stored) : undefined;
  return {
    code,
    kind,
    amountCents: kind === 'fixed' ? Number(amount) * 100 : null,
    percent: kind === 'percentage' ? Number(percent) : null,
    applyToSpecificServices,
    serviceIds: applyToSpecificServices ? serviceIds : [],
    ...offer,
    expiresAt: expiryOf(values.lastDay, zone, stored?.expiresAt),
    maxRedemptions: values.maxRedemptions.trim() === '' ? null : Number(values.maxRedemptions),
    combinationLimit: Number(values.combinationLimit),
  };
}

function offerOf({ code, kind, amountCents, percent, applyToSpecificServices, serviceIds }: CouponOfPracticeFragment) {
  return { code, kind, amountCents, percent, applyToSpecificServices, serviceIds };
}

/** The day before whose end it expires. */
export const lastDayOf = (expiresAt: string, zone: string): string => todayIn(zone, parseOffsetDateTime(expiresAt) - 1);

/** The end of the last day on the practice's clocks, with their offset; the stored instant where the day stays. */
function expiryOf(lastDay: string, zone: string, stored: string | null | undefined): string | null {
  if (!lastDay) return null;
  if (stored && lastDayOf(stored, zone) === lastDay) return stored;
  return formatOffsetDateTime(startOfDay(addDays(lastDay, 1), zone), zone);
}

/** What it takes off, for people. */
export function offText({ kind, amountCents, percent }: CouponOfPracticeFragment, currency: string): string {
  return kind === 'fixed' ? `${formatMoney(amountCents ?? 0, currency)} off` : `${percent ?? 0}% off`;
}

/** A bookable service that a coupon can be limited to. */
export interface Offer {
  id: string;
  label: string;
}

interface Sold {
  name: string;
  variations: readonly { id: string; timeLength: number }[];
}

/** Services, a line for each length that they have, then kinds of group events. */
export function offersOf(services: readonly Sold[], eventTypes: readonly { id: string; name: string }[]): Offer[] {
  return [
    ...services.flatMap(({ name, variations }) =>
      variations.map(({ id, timeLength }) => ({
        id,
        label: variations.length > 1 ? `${name}, ${timeLength} min` : name,
      })),
    ),
    ...eventTypes.map(({ id, name }) => ({ id, label: name })),
  ];
}
