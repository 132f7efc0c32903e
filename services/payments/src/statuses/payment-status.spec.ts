import { describe, expect, it } from '@jest/globals';
import { type AppointmentState, isClosed } from '../records/appointments/appointment-state.js';
import { type PaymentFacts, clientPaymentStatus, paymentAction, paymentStatus } from './payment-status.js';

const now = new Date('2026-11-20T12:00:00Z');
const facts = (changes: Partial<PaymentFacts> = {}): PaymentFacts => ({
  state: 'approved',
  free: false,
  tipped: false,
  waived: false,
  refunded: false,
  dueCents: 9_000,
  hasCard: true,
  takesCards: true,
  takesWallets: false,
  cardRequired: true,
  lastChargeFailed: false,
  bankAsks: false,
  startsAt: new Date('2026-11-21T12:00:00Z'),
  disputed: false,
  invoiced: false,
  ...changes,
});
const past = { startsAt: new Date('2026-11-20T12:00:00Z') };

describe('payment status', () => {
  it.each<[string, Partial<PaymentFacts>, string, string]>([
    ['free', { free: true, dueCents: 0 }, 'Free', 'Free'],
    ['free and past', { free: true, dueCents: 0, ...past }, 'Free', 'Free'],
    ['free and cancelled', { state: 'cancelled', free: true, dueCents: 0 }, 'Cancelled', 'Cancelled'],
    ['paid, or covered by coupon, package or gift card', { dueCents: 0 }, 'Paid', 'Paid'],
    ['free with a tip that was paid', { free: true, tipped: true, dueCents: 0, ...past }, 'Paid', 'Paid'],
    ['paid while awaiting the booking', { state: 'awaiting_payment', dueCents: 0 }, 'Paid', 'Paid'],
    ['paid, an earlier attempt failed', { dueCents: 0, lastChargeFailed: true }, 'Paid', 'Paid'],
    ['overpaid', { dueCents: -100 }, 'Paid', 'Paid'],
    ['given back in full though it stands', { dueCents: 0, refunded: true, ...past }, 'Refunded', 'Refunded'],
    ['a no-show without a fee', { dueCents: 0, waived: true, refunded: true, ...past }, 'Cancelled', 'Cancelled'],
    [
      'a no-show without a fee of which a late move is owed',
      { waived: true, hasCard: true, ...past },
      'Past_due',
      'Past_due',
    ],
    ['disputed', { dueCents: 0, disputed: true, ...past }, 'Paid', 'Disputed'],
    ['cancelled and given back', { state: 'cancelled', dueCents: 0, refunded: true }, 'Cancelled', 'Cancelled'],
    ['failed before the visit', { lastChargeFailed: true }, 'Failed', 'Failed'],
    ['failed after the visit', { lastChargeFailed: true, ...past }, 'Failed', 'Failed'],
    ['awaiting the card', { state: 'awaiting_payment', hasCard: false }, 'Card_needed', 'Card_needed'],
    ['awaiting, card given', { state: 'awaiting_payment' }, 'Pending', 'Pending'],
    ['requested, card given', { state: 'pending' }, 'Pending', 'Pending'],
    ['requested, never answered, past', { state: 'pending', ...past }, 'Pending', 'Pending'],
    ['upcoming with a card', {}, 'Pending', 'Upcoming'],
    ['upcoming without a card', { hasCard: false }, 'Card_needed', 'Card_needed'],
    ['upcoming, card optional', { hasCard: false, cardRequired: false }, 'Card_needed', 'Upcoming'],
    ['upcoming, no provider', { hasCard: false, cardRequired: false, takesCards: false }, 'Pending', 'Upcoming'],
    ['past with a card to be charged', past, 'Past_due', 'Past_due'],
    ['past with a card, none was asked for', { cardRequired: false, ...past }, 'Past_due', 'Unpaid'],
    ['past without a card', { hasCard: false, ...past }, 'Card_needed_past_due', 'Card_needed_past_due'],
    ['past, no provider', { hasCard: false, cardRequired: false, takesCards: false, ...past }, 'Past_due', 'Unpaid'],
    ['cancelled, nothing owed', { state: 'cancelled', dueCents: 0 }, 'Cancelled', 'Cancelled'],
    ['cancelled, refund under way', { state: 'cancelled', dueCents: -9_000 }, 'Cancelled', 'Cancelled'],
    ['declined', { state: 'declined', dueCents: 0 }, 'Cancelled', 'Cancelled'],
    ['lapsed', { state: 'unavailable', dueCents: 0 }, 'Cancelled', 'Cancelled'],
    ['late fee owed', { state: 'cancelled', dueCents: 4_500 }, 'Past_due', 'Past_due'],
    ['late fee failed', { state: 'cancelled', dueCents: 4_500, lastChargeFailed: true }, 'Failed', 'Failed'],
    [
      'late fee, no card',
      { state: 'cancelled', dueCents: 4_500, hasCard: false },
      'Card_needed_past_due',
      'Card_needed_past_due',
    ],
  ])('follows from the facts of a visit that is %s', (_, changes, client, pro) => {
    expect(clientPaymentStatus(facts(changes), now)).toBe(client);
    expect(paymentStatus(facts(changes), now)).toBe(pro);
  });

  it('answers every combination, never asks a client to pay what is not due, and never shows money owed as settled', () => {
    const states: AppointmentState[] = [
      'awaiting_payment',
      'pending',
      'approved',
      'declined',
      'cancelled',
      'unavailable',
    ];
    const flags = [true, false];
    let combinations = 0;
    for (const state of states)
      for (const dueCents of [-1, 0, 1])
        for (const hasCard of flags)
          for (const takesCards of flags)
            for (const cardRequired of flags)
              for (const lastChargeFailed of flags)
                for (const startsAt of [facts().startsAt, past.startsAt]) {
                  const all = facts({ state, dueCents, hasCard, takesCards, cardRequired, lastChargeFailed, startsAt });
                  const both = [clientPaymentStatus(all, now), paymentStatus(all, now)];
                  const settled = ['Paid', 'Cancelled', 'Free'];
                  for (const status of both) expect(settled.includes(status)).toBe(dueCents <= 0);
                  for (const status of both) expect(status === 'Cancelled').toBe(isClosed(state) && dueCents <= 0);
                  combinations += 1;
                }
    expect(combinations).toBe(6 * 3 * 32);
  });

  it.each<[string, Partial<PaymentFacts>, string]>([
    ['a card for a visit to come that has none', { hasCard: false }, 'add_card'],
    ['another card where the one on file was declined before the visit', { lastChargeFailed: true }, 'add_card'],
    ['pay what failed and is past', { lastChargeFailed: true, ...past }, 'pay_now'],
    [
      'to pay what the bank wants confirmed, before the visit too',
      { lastChargeFailed: true, bankAsks: true },
      'pay_now',
    ],
    ['nothing while a saved card waits for its day', {}, 'none'],
    ['to pay a visit to come of which it has an invoice', { hasCard: false, invoiced: true }, 'pay_now'],
    ['to pay it with the saved card as well', { invoiced: true }, 'pay_now'],
    ['nothing of an invoice that is paid', { invoiced: true, dueCents: 0 }, 'none'],
    ['nothing of an invoice while the request is open', { invoiced: true, state: 'pending' }, 'none'],
    ['nothing where the practice takes no cards', { takesCards: false, ...past }, 'none'],
  ])('asks the client: %s', (_, changes, action) => {
    const all = facts(changes);
    expect(paymentAction(clientPaymentStatus(all, now), all, now)).toBe(action);
  });
});
