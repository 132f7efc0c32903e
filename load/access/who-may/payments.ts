import {
  type WhoMay,
  ALL,
  CLIENT,
  PARTIES,
  PRACTICE,
  PROS,
  answers,
  byId,
  ofVisit,
  plain,
  shows,
  tokenOf,
} from '../expectation.js';

export const WHO_MAY: WhoMay = {
  queries: {
    cardForm: shows(ALL, ({ practice }) => `cardForm(practiceId: "${practice.practiceId}")`),
    failedPayments: answers(PROS, plain('failedPayments')),
    disputedPayments: answers(PROS, plain('disputedPayments')),
    failedRefunds: answers(PROS, plain('failedRefunds')),
    registrationsToSettle: answers(PROS, plain('registrationsToSettle')),
    missingPayments: answers(PROS, plain('missingPayments')),
    defaultPaymentMethodPractice: shows(['link', 'practice'], ({ practice, past, clientId }, role) => {
      const whose = role === 'link' ? `instantActionToken: "${past.token}"` : `clientId: "${clientId}"`;
      return `defaultPaymentMethodPractice(practiceId: "${practice.practiceId}", ${whose})`;
    }),
    discountCodes: answers(PROS, plain('discountCodes')),
    giftCardBalance: answers(ALL, plain('giftCardBalance(code: "none")')),
    giftCardOrder: answers(ALL, plain('giftCardOrder(token: "none")')),
    giftCards: answers(PROS, plain('giftCards')),
    giftCardTemplates: answers(PROS, plain('giftCardTemplates')),
    paypalForm: answers(ALL, ({ practice }) => `paypalForm(practiceId: "${practice.practiceId}")`),
    subscriptionPlans: answers(PROS, plain('subscriptionPlans')),
    verificationSession: answers(PROS, plain('verificationSession')),
  },
  mutations: {
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
    checkPaypalSellerStatus: answers(PROS, plain('checkPaypalSellerStatus')),
    disconnectPaypalAccount: answers(PROS, plain('disconnectPaypalAccount')),
    connectPaypal: answers(PROS, plain('connectPaypal')),
    connectSquare: answers(PROS, plain('connectSquare')),
    connectStripe: answers(PROS, plain('connectStripe')),
    openBillingPortal: answers(PROS, plain('openBillingPortal')),
    refreshSubscription: answers(PROS, plain('refreshSubscription')),
    startSubscription: answers(PROS, plain('startSubscription(priceId: "price_unknown")')),
    updatePaypalSettings: answers(PROS, plain('updatePaypalSettings(paypalActive: false, venmoActive: false)')),
    updatePracticePaymentProvider: answers(PROS, plain('updatePracticePaymentProvider(provider: "stripe")')),
    orderGiftCard: answers(
      ALL,
      ({
        practice,
      }) => `orderGiftCard(input: { practiceId: "${practice.practiceId}", offerId: "none", recipientName: "Ada",
        recipientEmail: "ada@example.com", buyerName: "Grace", buyerEmail: "grace@example.com", idempotencyKey: "none" })`,
    ),
    issueGiftCard: answers(
      PROS,
      plain('issueGiftCard(input: { amountCents: 0, recipientEmail: "no address", recipientName: "Ada" })'),
    ),
    upsertGiftCardTemplate: answers(PROS, plain('upsertGiftCardTemplate(amountCents: 0)')),
    upsertDiscountCode: answers(PRACTICE, ({ couponId, couponCode }) => {
      return `upsertDiscountCode(input: { id: "${couponId}", code: "${couponCode}", kind: percentage, percent: 10 })`;
    }),
  },
  endings: {
    deleteDiscountCode: answers(PRACTICE, ({ couponId }) => `deleteDiscountCode(id: "${couponId}")`),
    // The client gave the card by the link, so that it is no card of the account.
    deletePaymentMethod: answers(PRACTICE, ({ practice: { practiceId }, clientId, cardId }) => {
      return `deletePaymentMethod(input: { practiceId: "${practiceId}", clientId: "${clientId}", paymentMethodId: "${cardId}" })`;
    }),
  },
};
