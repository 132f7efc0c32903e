import type { Answers } from './renderPage.js';

const VISA = { __typename: 'PaymentMethod', id: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };

/** The card that the client of a visit has saved with the practice. @param card null for none */
export const savedCard = (card: object | null = VISA): Answers => ({
  SavedCardOfVisit: () => ({ defaultPaymentMethodPractice: card }),
});
