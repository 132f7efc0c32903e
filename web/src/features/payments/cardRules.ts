import { z } from 'zod/mini';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unknown';

interface BrandFacts {
  name: string;
  /** First digits (https://en.wikipedia.org/wiki/Payment_card_number). */
  begins: RegExp;
  lengths: readonly number[];
  groups: readonly number[];
  codeLength: 3 | 4;
}

const FOURS = [4, 4, 4, 4, 3];
const BRANDS: Record<Exclude<CardBrand, 'unknown'>, BrandFacts> = {
  visa: { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], groups: FOURS, codeLength: 3 },
  mastercard: {
    name: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: FOURS,
    codeLength: 3,
  },
  amex: { name: 'American Express', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
  discover: { name: 'Discover', begins: /^(6011|64[4-9]|65)/, lengths: [16, 19], groups: FOURS, codeLength: 3 },
  diners: { name: 'Diners Club', begins: /^3(0[0-5]|095|[689])/, lengths: [14, 16], groups: [4, 6, 4], codeLength: 3 },
  jcb: { name: 'JCB', begins: /^35(2[89]|[3-8])/, lengths: [16], groups: FOURS, codeLength: 3 },
};
const UNKNOWN: BrandFacts = {
  name: 'Card',
  begins: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: FOURS,
  codeLength: 3,
};

/** The brand, as far as the first digits identify it. */
export function brandOf(number: string): CardBrand {
  const digits = onlyDigits(number);
  const found = Object.entries(BRANDS).find(([, { begins }]) => begins.test(digits));
  return found ? (found[0] as CardBrand) : 'unknown';
}

export function brandName(brand: CardBrand): string {
  return factsOf(brand).name;
}

function factsOf(brand: CardBrand): BrandFacts {
  return brand === 'unknown' ? UNKNOWN : BRANDS[brand];
}

/** Groups digits as they stand on the card: 4242 4242 4242 4242, or 3782 822463 10005. */
export function groupNumber(typed: string): string {
  const { groups, lengths } = factsOf(brandOf(typed));
  let rest = onlyDigits(typed).slice(0, Math.max(...lengths));
  const parts: string[] = [];
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Shapes an expiry as `MM / YY` while it is typed; a lone 2 to 9 is a month. */
export function maskExpiry(typed: string): string {
  let digits = onlyDigits(typed);
  // Browsers fill in `12/2030`.
  if (/^\s*\d{1,2}\s*\/\s*20\d\d\s*$/.test(typed)) digits = digits.slice(0, -4) + digits.slice(-2);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^1\s*\//.test(typed)) digits = `01${digits.slice(1)}`;
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
}

/** Month 1 to 12 and the full year, or undefined. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^(\d\d) \/ (\d\d)$/.exec(text);
  const month = Number(match?.[1]);
  return match && month >= 1 && month <= 12 ? { month, year: 2000 + Number(match[2]) } : undefined;
}

/** A card is good until the end of its month. */
export function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
}

/** The check digit of ISO/IEC 7812 (Luhn). */
export function passesLuhn(number: string): boolean {
  const sum = [...onlyDigits(number)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

function isWholeNumber(number: string): boolean {
  return factsOf(brandOf(number)).lengths.includes(onlyDigits(number).length) && passesLuhn(number);
}

/** The rules of the local card form, in the words of the provider's own element. */
export const cardRules = z
  .object({
    number: z.string().check(
      z.minLength(1, 'Your card number is incomplete.'),
      z.refine((number) => number === '' || isWholeNumber(number), 'Your card number is invalid.'),
    ),
    expiry: z.string().check(
      z.refine((text) => readExpiry(text) !== undefined, "Your card's expiration date is incomplete."),
      z.refine((text) => {
        const expiry = readExpiry(text);
        return !expiry || !isExpired(expiry, new Date());
      }, "Your card's expiration date is in the past."),
    ),
    code: z.string(),
    postalCode: z.string().check(z.trim(), z.minLength(3, 'Your postal code is incomplete.'), z.maxLength(12)),
  })
  .check(
    z.refine(({ number, code }) => onlyDigits(code).length === factsOf(brandOf(number)).codeLength, {
      message: "Your card's security code is incomplete.",
      path: ['code'],
    }),
  );

export type CardForm = z.infer<typeof cardRules>;
