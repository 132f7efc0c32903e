import { randomInt } from 'node:crypto';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import type { DiscountCodeInput } from '../generated/graphql.js';
import type { DiscountForm } from '../records/coupons/discount-code.entity.js';

const CODE_MIN_LENGTH = 8;
const CODE_MAX_LENGTH = 40;
const FIXED_MIN_CENTS = 100;
const FIXED_MAX_CENTS = 10_000_000;
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** As codes are compared and kept: upper case, and only A to Z and 0 to 9, wide or not (spec portal-configuration §5). */
export function normalizedCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/**
 * Checks what the practitioner entered (spec portal-configuration §5).
 * @throws DomainError with the message for the field
 */
export function discountForm(input: DiscountCodeInput): DiscountForm {
  return {
    code: codeOf(input.code),
    kind: input.kind,
    ...amountOf(input),
    expiresAt: input.expiresAt == null ? null : new Date(input.expiresAt),
    maxRedemptions: countOf(input.maxRedemptions ?? null, 'maxRedemptions', 'The number of redemptions'),
    combinationLimit: countOf(input.combinationLimit ?? 1, 'combinationLimit', 'The combination limit')!,
    serviceIds: servicesOf(input),
  };
}

function codeOf(typed: string): string {
  const code = normalizedCode(typed);
  if (code === '' && typed.trim() === '') return randomCode();
  if (code.length >= CODE_MIN_LENGTH && code.length <= CODE_MAX_LENGTH) return code;
  const message =
    code.length > CODE_MAX_LENGTH
      ? `Code can have at most ${CODE_MAX_LENGTH} characters`
      : 'Code must be at least 8 characters and contain only uppercase letters and numbers';
  throw new DomainError('invalid_code', message, 'code');
}

function randomCode(): string {
  return Array.from({ length: CODE_MIN_LENGTH + 2 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function amountOf({ kind, amountCents, percent }: DiscountCodeInput): Pick<DiscountForm, 'amountCents' | 'percent'> {
  if (kind === 'fixed') {
    if (amountCents != null && amountCents >= FIXED_MIN_CENTS && amountCents <= FIXED_MAX_CENTS) {
      return { amountCents, percent: null };
    }
    throw new DomainError('invalid_amount', 'Please enter an amount for fixed discount', 'amountCents');
  }
  if (percent != null && percent >= 0 && percent <= 100) return { amountCents: null, percent };
  throw new DomainError('invalid_percent', 'Please enter a percentage for percentage discount', 'percent');
}

function countOf(value: number | null, field: string, label: string): number | null {
  if (value === null || value >= 1) return value;
  throw new DomainError('invalid_count', `${label} must be at least 1.`, field);
}

/** Null: all services. @throws DomainError `invalid_services` */
export function servicesOf({ applyToSpecificServices, serviceIds }: DiscountCodeInput): string[] | null {
  if (!applyToSpecificServices) return null;
  const ids = [...new Set(serviceIds ?? [])];
  if (ids.length > 0 && ids.every(isUuid)) return ids;
  throw new DomainError('invalid_services', 'Please choose the services that the coupon is for.', 'serviceIds');
}
