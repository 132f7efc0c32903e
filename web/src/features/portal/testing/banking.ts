/** A practice without anything, as the settings of payments ask for it. */
export const STRIPE = {
  __typename: 'StripeInfo',
  stripeConnected: false,
  displayName: null,
  operational: false,
  requirementsDue: [],
  requirementsPastDue: [],
  connectionError: null,
};
export const SQUARE = {
  __typename: 'SquareInfo',
  offered: true,
  squareConnected: false,
  displayName: null,
  erroredAt: null,
  message: null,
  error: null,
};
export const PAYPAL = {
  __typename: 'PaypalInfo',
  offered: true,
  paypalConnected: false,
  paypalActive: false,
  venmoActive: false,
  merchantId: null,
  message: null,
  sellerStatus: null,
};
export const STRIPE_READY = { stripeConnected: true, operational: true, displayName: 'Rivers Massage' };
export const SQUARE_READY = { squareConnected: true, displayName: 'Rivers at Square' };

/** PayPal's status of a seller. */
export const seller = (own: object = {}) => {
  const facts = { paymentsReceivable: true, primaryEmailConfirmed: true, ...own };
  const isOnboardingComplete = facts.paymentsReceivable && facts.primaryEmailConfirmed;
  return { __typename: 'PaypalSellerStatus', isOnboardingComplete, ...facts };
};
export const paypalWith = (status: object, own: object = {}) => ({
  ...{ paypalConnected: true, paypalActive: true, venmoActive: true, merchantId: 'ABC123' },
  sellerStatus: seller(status),
  ...own,
});

interface Accounts {
  stripe?: object;
  square?: object;
  paypal?: object;
}

export const banking = ({ stripe = {}, square = {}, paypal = {} }: Accounts = {}, own: object = {}) => ({
  currentPractice: {
    __typename: 'Practice',
    id: 'p',
    defaultCurrency: 'USD',
    currencyEnabled: true,
    paypalEnabled: true,
    paymentProvider: null,
    acceptsTips: true,
    acceptsCash: false,
    acceptsOfflineCreditCard: false,
    acceptsPaypal: false,
    acceptsVenmo: false,
    acceptsZelle: false,
    paymentAccounts: {
      __typename: 'PaymentAccounts',
      stripe: { ...STRIPE, ...stripe },
      square: { ...SQUARE, ...square },
      paypal: { ...PAYPAL, ...paypal },
    },
    ...own,
  },
});

/** The answer to a mutation of the settings. */
export const answered = (field: string, errors: object[] = [], own: object = {}) => ({
  [field]: {
    __typename: 'Payload',
    result: errors.length > 0 ? 'failure' : 'success',
    errors: errors.map((error) => ({ __typename: 'UserError', code: 'forbidden', field: null, ...error })),
    practice: errors.length > 0 ? null : { __typename: 'Practice', id: 'p', ...own },
  },
});
