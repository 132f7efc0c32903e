import { PaymentStatus, type PaymentStatusChanged } from '@yarrow/contracts/payments/v1/events_pb';

/** Where a payment stands, by its name in the contract, such as `PAST_DUE`. */
export type PaymentStatusName = keyof typeof PaymentStatus;

/** The statuses that an event brings to the practice and to the client. */
export function paymentStatusesOf(event: PaymentStatusChanged) {
  return {
    paymentStatus: nameOf(event.status, event.paymentStatus),
    clientPaymentStatus: nameOf(event.clientStatus, event.clientPaymentStatus),
  };
}

/** @param label the only thing that events said before they had enums; the stream still holds such events for 14 days */
function nameOf(status: PaymentStatus, label: string): PaymentStatusName {
  const name = status === PaymentStatus.UNSPECIFIED ? label.toUpperCase().replaceAll(' ', '_') : PaymentStatus[status];
  return isName(name) ? name : 'UNSPECIFIED';
}

/** A later version of payments may publish statuses that are not known here. */
function isName(name: string | undefined): name is PaymentStatusName {
  return name !== undefined && typeof PaymentStatus[name as PaymentStatusName] === 'number';
}
