import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  ChargeSucceededSchema,
  PaymentStatus,
  PaymentStatusChangedSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import type { PaymentStatusName } from '../../projection/payment-status.js';
import { NotificationsHarness } from '../../testing/notifications-harness.js';
import { guestVisit } from '../../testing/sample-people.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const IN_THREE_HOURS = new Date('2026-11-20T20:00:00Z');

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

const byEnum = (name: PaymentStatusName) => ({ status: PaymentStatus[name], clientStatus: PaymentStatus[name] });
/** As events were before they had enums. */
const byLabel = (label: string) => ({ paymentStatus: label, clientPaymentStatus: label });

async function publishStatuses(appointmentId: string, statuses: object[]): Promise<void> {
  for (const status of statuses) {
    const metadata = { aggregateId: appointmentId, occurredAt: harness.clock.now() };
    await harness.service.publish(PaymentStatusChangedSchema, { appointmentId, ...status }, metadata);
  }
}

async function subjectsTo(email: string, start: string): Promise<string[]> {
  return (await harness.mailsTo(email)).map(({ subject }) => subject).filter((one) => one.startsWith(start));
}

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
    await publishStatuses(booked.appointmentId, [byEnum('CARD_NEEDED'), byEnum('PENDING')]);
    await harness.send();
    expect(await subjectsTo(booked.attendee.email, 'Your card')).toHaveLength(mails);
  });

  it.each([
    ['enums', [byEnum('CARD_NEEDED'), byEnum('PENDING'), byEnum('PAST_DUE')]],
    ['labels alone, from before the enums', [byLabel('Card needed'), byLabel('Pending'), byLabel('Past due')]],
    ['labels first, enums then', [byLabel('Card needed'), byEnum('PENDING'), byLabel('Past due'), byEnum('PAST_DUE')]],
  ])('sends one mail of a saved card and one of what is past due where events have %s', async (_, statuses) => {
    const booked = guestVisit(NOW, { paymentRequirement: 'save_card' });
    await harness.acceptVisit(booked);
    await publishStatuses(booked.appointmentId, statuses);
    await harness.send();
    expect(await subjectsTo(booked.attendee.email, 'Your card')).toHaveLength(1);
    await harness.sendAt(IN_THREE_HOURS);
    expect(await subjectsTo(booked.attendee.email, 'Payment past due')).toHaveLength(1);
  });

  it('sends no mail of a payment that was past due and has arrived since', async () => {
    const booked = guestVisit(NOW, { paymentRequirement: 'none' });
    await harness.acceptVisit(booked);
    await publishStatuses(booked.appointmentId, [byEnum('UPCOMING'), byEnum('PAST_DUE'), byEnum('PAID')]);
    await harness.sendAt(IN_THREE_HOURS);
    expect(await subjectsTo(booked.attendee.email, 'Payment past due')).toEqual([]);
  });

  it.each([
    [{ email: true, text: true, emailMinutes: 0, textMinutes: 240 }, 1, 0],
    [{ email: false, text: true, emailMinutes: 0, textMinutes: 0 }, 0, 1],
    [{ email: false, text: false, emailMinutes: 0, textMinutes: 0 }, 0, 0],
  ])('that is past due is mentioned as its practice has chosen: %j', async (pastDue, mails, texts) => {
    const host = { ...guestVisit(NOW).host, practiceId: newId() };
    const practice = { practiceId: host.practiceId, name: 'Still Water', pastDue, version: 1 };
    await harness.service.publish(PracticeSavedSchema, { practice }, { aggregateId: host.practiceId });
    const booked = { ...guestVisit(NOW), host };
    const { email, phone } = booked.attendee;
    const about = async () => (await harness.textsTo(phone)).filter((text) => text.includes("hasn't arrived")).length;
    const before = await about();
    await harness.acceptVisit(booked);
    await publishStatuses(booked.appointmentId, [byEnum('UPCOMING'), byEnum('PAST_DUE')]);
    await harness.send();
    expect(await subjectsTo(email, 'Payment past due')).toHaveLength(mails);
    expect((await about()) - before).toBe(texts);
    // Paid, and not paid after all: it was said before.
    await publishStatuses(booked.appointmentId, [byEnum('PAID'), byEnum('PAST_DUE')]);
    await harness.sendAt(new Date('2026-11-20T21:30:00Z'));
    expect(await subjectsTo(email, 'Payment past due')).toHaveLength(mails);
    expect((await about()) - before).toBe(pastDue.text ? 1 : 0);
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
    // All attempts at a handler that fails are over: the event waits for what it lacks.
    const parked = 'SELECT 1 FROM parked_events WHERE aggregate_id = $1';
    await harness.service.eventually(async () => {
      expect(await harness.service.dataSource.query(parked, [booked.appointmentId])).toHaveLength(1);
    });
    await harness.acceptVisit(booked);
    await handled;
    await harness.send();
    expect((await harness.mailsTo(booked.attendee.email)).map(({ subject }) => subject)).toContain(
      'Receipt for CA$95.00 to Still Water',
    );
  });
});
