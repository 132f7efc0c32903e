import { describe, expect, it } from '@jest/globals';
import { create } from '@bufbuild/protobuf';
import { PaymentStatus, PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { paymentStatusesOf } from './payment-status.js';

const statusesOf = (event: object) => paymentStatusesOf(create(PaymentStatusChangedSchema, event));

describe('the status of a payment', () => {
  it('is read from the enums of its event, whatever its labels say', () => {
    const enums = { status: PaymentStatus.UNPAID, clientStatus: PaymentStatus.CARD_NEEDED_PAST_DUE };
    const read = { paymentStatus: 'UNPAID', clientPaymentStatus: 'CARD_NEEDED_PAST_DUE' };
    expect(statusesOf(enums)).toEqual(read);
    expect(statusesOf({ ...enums, paymentStatus: 'Offen', clientPaymentStatus: 'Überfällig' })).toEqual(read);
  });

  it('is read from the labels of an event from before the enums', () => {
    expect(statusesOf({ paymentStatus: 'Past due', clientPaymentStatus: 'Card needed past due' })).toEqual({
      paymentStatus: 'PAST_DUE',
      clientPaymentStatus: 'CARD_NEEDED_PAST_DUE',
    });
  });

  it('is unspecified where it is not known here', () => {
    const unknown = { paymentStatus: 'UNSPECIFIED', clientPaymentStatus: 'UNSPECIFIED' };
    expect(statusesOf({})).toEqual(unknown);
    expect(statusesOf({ status: 99, clientStatus: 99 })).toEqual(unknown);
    expect(statusesOf({ paymentStatus: '7', clientPaymentStatus: 'constructor' })).toEqual(unknown);
  });
});
