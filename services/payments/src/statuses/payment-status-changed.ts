import { PaymentStatus as PublishedStatus } from '@yarrow/contracts/payments/v1/events_pb';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { ClientPaymentStatus, PaymentStatus } from '../generated/graphql.js';

const PUBLISHED: Readonly<Record<ClientPaymentStatus | PaymentStatus, PublishedStatus>> = {
  Cancelled: PublishedStatus.CANCELLED,
  Card_needed: PublishedStatus.CARD_NEEDED,
  Card_needed_past_due: PublishedStatus.CARD_NEEDED_PAST_DUE,
  Disputed: PublishedStatus.DISPUTED,
  Failed: PublishedStatus.FAILED,
  Free: PublishedStatus.FREE,
  Paid: PublishedStatus.PAID,
  Past_due: PublishedStatus.PAST_DUE,
  Pending: PublishedStatus.PENDING,
  Refunded: PublishedStatus.REFUNDED,
  Unpaid: PublishedStatus.UNPAID,
  Upcoming: PublishedStatus.UPCOMING,
};

/** Builds the event of a status. Carries labels in addition to the enums while consumers may still read them. */
export function paymentStatusChanged(
  { appointmentId, practiceId }: Pick<AppointmentProjection, 'appointmentId' | 'practiceId'>,
  status: PaymentStatus,
  clientStatus: ClientPaymentStatus,
) {
  return {
    appointmentId,
    practiceId,
    status: PUBLISHED[status],
    clientStatus: PUBLISHED[clientStatus],
    paymentStatus: labelOf(status),
    clientPaymentStatus: labelOf(clientStatus),
  };
}

/** `Card_needed_past_due` → `Card needed past due`, as the specification writes it. */
function labelOf(status: string): string {
  return status.replaceAll('_', ' ');
}
