import { cardError, type StripeErrorBody } from './stripe-errors.js';

/** How a test card refuses: the error's code, and the decline code where the bank gave one. */
export type Decline = Required<Pick<StripeErrorBody, 'code' | 'message'>> & { decline_code?: string };

export interface TestCard {
  brand: string;
  funding: 'credit' | 'debit';
  country: string;
  /** Refused at every charge. */
  decline?: Decline;
  /** Declined only when charged; attaching and setting up succeed. */
  attaches?: true;
  /** When the cardholder must authenticate (https://docs.stripe.com/testing#regulatory-cards). */
  authentication?: 'always' | 'unless-set-up' | 'on-session';
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});
const GENERIC = declined('generic_decline');
const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.');

function visa(rest: Partial<TestCard> = {}): TestCard {
  return { brand: 'visa', funding: 'credit', country: 'US', ...rest };
}
const brand = (name: string): TestCard => ({ brand: name, funding: 'credit', country: 'US' });

/** Stripe's published test cards that matter to a platform like this one (https://docs.stripe.com/testing). */
const CARDS: Record<string, TestCard> = {
  '4242424242424242': visa(),
  '4000056655665556': visa({ funding: 'debit' }),
  '4000001240000000': visa({ country: 'CA' }),
  '4000008260000000': visa({ country: 'GB' }),
  '5555555555554444': brand('mastercard'),
  '2223003122003222': brand('mastercard'),
  '5200828282828210': { ...brand('mastercard'), funding: 'debit' },
  '378282246310005': brand('amex'),
  '371449635398431': brand('amex'),
  '6011111111111117': brand('discover'),
  '3056930009020004': brand('diners'),
  '3566002020360505': brand('jcb'),
  '6200000000000005': brand('unionpay'),
  '4000000000000002': visa({ decline: GENERIC }),
  '4000000000000341': visa({ decline: GENERIC, attaches: true }),
  '4000000000009995': visa({ decline: INSUFFICIENT }),
  '4000000000009987': visa({ decline: declined('lost_card') }),
  '4000000000009979': visa({ decline: declined('stolen_card') }),
  '4000000000000069': visa({
    decline: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  }),
  '4000000000000127': visa({
    decline: {
      code: 'incorrect_cvc',
      decline_code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  }),
  '4000000000000119': visa({
    decline: {
      code: 'processing_error',
      decline_code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  }),
  '4000002500003155': visa({ authentication: 'unless-set-up' }),
  '4000002760003184': visa({ authentication: 'always' }),
  '4000003800000446': visa({ authentication: 'on-session' }),
  '4000008260003178': visa({ authentication: 'always', decline: INSUFFICIENT, attaches: true }),
};

/** What follows `pm_card_` and `tok_` in Stripe's ready-made test ids. */
const NAMED: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  ca: '4000001240000000',
  gb: '4000008260000000',
  mastercard: '5555555555554444',
  mastercard_debit: '5200828282828210',
  amex: '378282246310005',
  discover: '6011111111111117',
  diners: '3056930009020004',
  jcb: '3566002020360505',
  unionpay: '6200000000000005',
  chargeDeclined: '4000000000000002',
  visa_chargeDeclined: '4000000000000002',
  chargeCustomerFail: '4000000000000341',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedLostCard: '4000000000009987',
  visa_chargeDeclinedStolenCard: '4000000000009979',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  authenticationRequiredOnSetup: '4000002500003155',
  authenticationRequired: '4000002760003184',
  authenticationRequiredSetupForOffSession: '4000003800000446',
  authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};

/** The card behind `pm_card_visa` or `tok_visa`, if it is one. */
export function numberOfTestId(id: string): string | undefined {
  const name = /^(?:pm_card|tok)_(.+)$/.exec(id)?.[1];
  return name !== undefined && Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
}

/** @throws card_error incorrect_number, or the decline that a real card gets in test mode. */
export function testCard(number: string): TestCard {
  if (!/^\d{12,19}$/.test(number) || !luhnHolds(number))
    throw cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' });
  const card = Object.hasOwn(CARDS, number) ? CARDS[number] : undefined;
  if (!card) {
    const message = 'Your card was declined. Your request was in test mode, but used a non test (live) card.';
    throw cardError({ code: 'card_declined', decline_code: 'test_mode_live_card', message });
  }
  return card;
}

function luhnHolds(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
