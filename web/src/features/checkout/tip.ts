/** What the client chose about a tip. `text` is what was typed into the field of the custom amount. */
export type TipChoice = { kind: 'none' } | { kind: 'percent'; percent: number } | { kind: 'custom'; text: string };

export const TIP_PERCENTS = [10, 15, 20] as const;
/** What the custom amount begins with. */
const CUSTOM_PERCENT = 10;
/** More is a slip of the finger, not a tip. */
const MOST_CENTS = 1_000_000;

/** A share of the amount before discounts, rounded half up to the cent. */
export function shareOf(amountCents: number, percent: number): number {
  return Math.floor((amountCents * percent) / 100 + 0.5);
}

/** `12.00`: what the field of the custom amount begins with. */
export function customDefault(amountCents: number): string {
  return centsText(shareOf(amountCents, CUSTOM_PERCENT));
}

/** An amount as the field of the custom amount has it. */
export function centsText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Cents, or undefined while nothing is chosen or what was typed is no amount. */
export function tipCents(choice: TipChoice | undefined, amountCents: number): number | undefined {
  if (!choice) return undefined;
  if (choice.kind === 'none') return 0;
  return choice.kind === 'percent' ? shareOf(amountCents, choice.percent) : readAmount(choice.text);
}

/** Why a choice cannot be taken, in words for people; empty when it can. */
export function tipProblem(choice: TipChoice | undefined, amountCents: number, least = 0): string {
  if (!choice) return 'Please select a tip option.';
  const cents = tipCents(choice, amountCents);
  if (cents === undefined || cents < least) return 'Please enter the tip as an amount, such as 12.50.';
  return cents > MOST_CENTS ? 'Please enter a smaller tip.' : '';
}

/** `12`, `12.5`, `12,50` and `$12.50` in cents. */
function readAmount(text: string): number | undefined {
  const match = /^[^\d.,+-]{0,3}(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}
