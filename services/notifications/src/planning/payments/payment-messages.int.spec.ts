import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChargeSucceededSchema, PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { NotificationsHarness } from '../../testing/notifications-harness.js';
import { guestVisit } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
}, 60_000);
afterAll(() => harness?.stop());

describe('a payment', () => {
  it('sends a receipt', async () => {
    const booked = guestVisit(NOW);
    await harness.acceptVisit(booked);
    const charge = {
      chargeId: newId(),
      appointmentId: booked.appointmentId,
      amountCents: 9500,
      currency: 'CAD',
      cardBrand: 'Visa',
      cardLast4: '4242',
      provider: 'stripe',
    };
    await harness.service.publish(ChargeSucceededSchema, charge, {
      aggregateId: booked.appointmentId,
      occurredAt: harness.clock.now(),
    });
    await harness.send();
    const receipt = (await harness.mailsTo(booked.attendee.email)).find(({ subject }) => subject.startsWith('Receipt'));
    expect(receipt?.subject).toBe('Receipt for CA$95.00 to Still Water');
    expect(receipt?.text).toContain('Visa ending in 4242');
  });

  it.each([
    ['is informed that its card is saved for the day', 'save_card', 1],
    ['is not informed of it where the card is charged in the same moment', 'charge', 0],
  ])('%s', async (_, paymentRequirement, mails) => {
    const booked = guestVisit(NOW, { paymentRequirement });
    await harness.acceptVisit(booked);
    for (const clientPaymentStatus of ['Card needed', 'Pending']) {
      const status = { appointmentId: booked.appointmentId, clientPaymentStatus, paymentStatus: clientPaymentStatus };
      const metadata = { aggregateId: booked.appointmentId, occurredAt: harness.clock.now() };
      await harness.service.publish(PaymentStatusChangedSchema, status, metadata);
    }
    await harness.send();
    const saved = (await harness.mailsTo(booked.attendee.email)).filter(({ subject }) =>
      subject.startsWith('Your card'),
    );
    expect(saved).toHaveLength(mails);
  });

  it('sends its receipt when the appointment arrives seconds after the charge', async () => {
    const booked = guestVisit(NOW);
    const charge = {
      chargeId: newId(),
      appointmentId: booked.appointmentId,
      amountCents: 9500,
      currency: 'CAD',
      provider: 'stripe',
    };
    const handled = harness.service.publish(ChargeSucceededSchema, charge, {
      aggregateId: booked.appointmentId,
      occurredAt: harness.clock.now(),
    });
    // Longer than all attempts at a handler that fails.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await harness.acceptVisit(booked);
    await handled;
    await harness.send();
    expect((await harness.mailsTo(booked.attendee.email)).map(({ subject }) => subject)).toContain(
      'Receipt for CA$95.00 to Still Water',
    );
  });
});
