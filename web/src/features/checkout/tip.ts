import { leastPayable, toPayable } from '../../lib/money.js';

/** What the client chose about a tip. `text` is what was typed into the field of the custom amount. */
export type TipChoice = { kind: 'none' } | { kind: 'percent'; percent: number } | { kind: 'custom'; text: string };

export const TIP_PERCENTS = [10, 15, 20] as const;
/** What the custom amount begins with. */
const CUSTOM_PERCENT = 10;
/** More is a slip of the finger, not a tip. */
const MAX_CENTS = 1_000_000;

/** What tips are a share of: the sum of the services before discounts, cents, and its currency (ISO 4217). */
export interface TipBase {
  amountCents: number;
  currency: string;
}

/** A share of the amount before discounts, rounded half up to what can be paid in the currency. */
export function shareOf({ amountCents, currency }: TipBase, percent: number): number {
  return toPayable((amountCents * percent) / 100, currency);
}

/** `12.00`, or `12` where the currency has no smaller unit: what the field of the custom amount begins with. */
export function customDefault(base: TipBase): string {
  return centsText(shareOf(base, CUSTOM_PERCENT), base.currency);
}

/** An amount as the field of the custom amount has it. */
export function centsText(cents: number, currency: string): string {
  return (cents / 100).toFixed(leastPayable(currency) === 1 ? 2 : 0);
}

/** Cents, or undefined while nothing is chosen or what was typed is no amount that can be paid. */
export function tipCents(choice: TipChoice | undefined, base: TipBase): number | undefined {
  if (!choice) return undefined;
  if (choice.kind === 'none') return 0;
  if (choice.kind === 'percent') return shareOf(base, choice.percent);
  const cents = readAmount(choice.text);
  return cents !== undefined && cents % leastPayable(base.currency) === 0 ? cents : undefined;
}

/** Why a choice cannot be taken, in words for people; empty when it can. */
export function tipProblem(choice: TipChoice | undefined, base: TipBase, least = 0): string {
  if (!choice) return 'Please select a tip option.';
  const cents = tipCents(choice, base);
  if (cents === undefined || cents < least) {
    return `Please enter the tip as an amount, such as ${centsText(1_250, base.currency)}.`;
  }
  return cents > MAX_CENTS ? 'Please enter a smaller tip.' : '';
}

/** `12`, `12.5`, `12,50` and `$12.50` in cents. */
function readAmount(text: string): number | undefined {
  const match = /^[^\d.,+-]{0,3}(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}
