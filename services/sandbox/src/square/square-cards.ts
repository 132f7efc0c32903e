/** How a test card refuses. */
export interface SquareDecline {
  code: string;
  detail: string;
}

export interface SquareTestCard {
  brand: string;
  /** Refused when it is given and whenever it is charged. */
  decline?: SquareDecline;
  /** Given without trouble, refused when charged. */
  declinedWhenCharged?: SquareDecline;
  /** The bank wants to see the buyer when it is given. */
  challenged?: true;
}

export const DECLINED: SquareDecline = { code: 'CARD_DECLINED', detail: 'Authorization error: CARD_DECLINED' };
const CVV: SquareDecline = { code: 'CVV_FAILURE', detail: 'Authorization error: CVV_FAILURE' };
const POSTAL: SquareDecline = {
  code: 'ADDRESS_VERIFICATION_FAILURE',
  detail: 'Authorization error: ADDRESS_VERIFICATION_FAILURE',
};
const EXPIRATION: SquareDecline = { code: 'INVALID_EXPIRATION', detail: 'Authorization error: INVALID_EXPIRATION' };
export const VERIFICATION: SquareDecline = {
  code: 'CARD_DECLINED_VERIFICATION_REQUIRED',
  detail: 'Authorization error: CARD_DECLINED_VERIFICATION_REQUIRED',
};
const INSUFFICIENT: SquareDecline = { code: 'INSUFFICIENT_FUNDS', detail: 'Authorization error: INSUFFICIENT_FUNDS' };

/** Square's published test cards (https://developer.squareup.com/docs/devtools/sandbox/payments), and Visa's well-known one. */
const CARDS: Record<string, SquareTestCard> = {
  '4111111111111111': { brand: 'VISA' },
  '4242424242424242': { brand: 'VISA' },
  '5105105105105100': { brand: 'MASTERCARD' },
  '6011000000000004': { brand: 'DISCOVER' },
  '3000000000000004': { brand: 'DISCOVER_DINERS' },
  '3569990010095841': { brand: 'JCB' },
  '340000000000009': { brand: 'AMERICAN_EXPRESS' },
  '4000000000000002': { brand: 'VISA', decline: DECLINED },
  // "Card on file auth declined" of the guide.
  '4000000000000010': { brand: 'VISA', declinedWhenCharged: DECLINED },
  '4000000000009995': { brand: 'VISA', declinedWhenCharged: INSUFFICIENT },
  '4800000000000004': { brand: 'VISA', challenged: true },
  '4310000000201019': { brand: 'VISA', declinedWhenCharged: VERIFICATION },
};

/** What the guide's ready-made nonces stand for. */
const NONCES: Record<string, { number: string; decline?: SquareDecline }> = {
  'cnon:card-nonce-ok': { number: '4111111111111111' },
  'cnon:card-nonce-declined': { number: '4111111111111111', decline: DECLINED },
  'cnon:card-nonce-rejected-cvv': { number: '4111111111111111', decline: CVV },
  'cnon:card-nonce-rejected-postalcode': { number: '4111111111111111', decline: POSTAL },
  'cnon:card-nonce-rejected-expiration': { number: '4111111111111111', decline: EXPIRATION },
  'cnon:card-nonce-requires-verification': { number: '4800000000000004', decline: VERIFICATION },
};

/** The card of a number; undefined for a number that is no test card. */
export function testCardOf(number: string): SquareTestCard | undefined {
  return Object.hasOwn(CARDS, number) ? CARDS[number] : undefined;
}

export function readyNonce(token: string): { number: string; decline?: SquareDecline } | undefined {
  return Object.hasOwn(NONCES, token) ? NONCES[token] : undefined;
}

/** What the guide's special values of a card form do: CVV 911, postal code 99999, expiry 01/40. */
export function refusalOfEntry(entry: { cvv: string; postalCode: string; expMonth: number; expYear: number }) {
  if (entry.cvv === '911') return CVV;
  if (entry.postalCode === '99999') return POSTAL;
  if (entry.expMonth === 1 && entry.expYear === 2040) return EXPIRATION;
  return undefined;
}
