import { type Expectation, CLIENT, PARTIES, PRACTICE, PROS, answers, byId, ofVisit, tokenOf } from './expectation.js';

/** Who may change what of payments, in the order in which they are tried. */
export const PAYMENT_MUTATIONS: Readonly<Record<string, Expectation>> = {
  addTipToAppointment: answers(
    CLIENT,
    ofVisit('addTipToAppointment', ', tipAmount: 500', ({ past }) => past),
  ),
  chargeTipOnly: answers(
    CLIENT,
    ofVisit('chargeTipOnly', ', tipAmount: 500', ({ past }) => past),
  ),
  applyDiscountCode: answers(PARTIES, (world, role) =>
    ofVisit('applyDiscountCode', `, code: "${world.couponCode}"`)(world, role),
  ),
  removeDiscountCode: answers(CLIENT, (world, role) =>
    ofVisit('removeDiscountCode', `, code: "${world.couponCode}"`)(world, role),
  ),
  chargeCard: answers(
    PARTIES,
    ofVisit('chargeCard', '', ({ past }) => past),
  ),
  retryPayment: answers(
    PRACTICE,
    byId('retryPayment', ({ past }) => past),
  ),
  processRegistrationPayment: answers(
    PRACTICE,
    ({ place }) => `processRegistrationPayment(registrationId: "${place.id}")`,
  ),
  markPaid: answers(PRACTICE, ({ past }) => `markPaid(appointmentId: "${past.id}", paidBy: "cash")`),
  markRefundPaid: answers(PRACTICE, ({ refundId }) => `markRefundPaid(refundId: "${refundId}", paidBy: "cash")`),
  retryRefund: answers(PRACTICE, ({ refundId }) => `retryRefund(refundId: "${refundId}")`),
  undoMarkPaid: answers(
    PRACTICE,
    byId('undoMarkPaid', ({ past }) => past),
  ),
  createAdjustment: answers(PRACTICE, ({ past }) => {
    return `createAdjustment(appointmentId: "${past.id}", adjustedAt: "2026-01-01T00:00:00Z", amountCents: 1)`;
  }),
  removeAdjustment: answers(PRACTICE, ({ adjustmentId }) => `removeAdjustment(adjustmentId: "${adjustmentId}")`),
  sendClientInvoiceMutation: answers(
    PRACTICE,
    ({ past }) => `sendClientInvoiceMutation(appointmentId: "${past.id}", sendTo: email)`,
  ),
  updateInvoiceDetails: answers(PROS, () => {
    const details = 'legalName: "", address: "", taxLabel: "", taxNumber: "", taxBasisPoints: 0, note: ""';
    return `updateInvoiceDetails(input: { ${details} })`;
  }),
  setupIntent: answers(PARTIES, (world, role) =>
    ofVisit('setupIntent', `, practiceId: "${world.practice.practiceId}"`)(world, role),
  ),
  completeSetup: answers(PARTIES, ({ setupIntentId, past }, role) => {
    const about = `appointmentId: "${past.id}", instantActionToken: "${tokenOf(role, past)}"`;
    return `completeSetup(input: { setupIntentId: "${setupIntentId}", ${about} })`;
  }),
  squareAddCardToCustomer: answers(PARTIES, (world, role) =>
    ofVisit('squareAddCardToCustomer', `, practiceId: "${world.practice.practiceId}", sourceId: "cnon:card"`)(
      world,
      role,
    ),
  ),
  createPaypalOrder: answers(PARTIES, ofVisit('createPaypalOrder')),
  capturePaypalPayment: answers(PARTIES, ofVisit('capturePaypalPayment', ', orderId: "ORDER"')),
};
