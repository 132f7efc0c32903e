import { BookingPaymentSecuredSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import type { TestService } from '@yarrow/kit/testing/test-service';

/** Publishes that a visit or a place in an event was paid, as payments would. */
export async function securePayment(
  scheduling: TestService,
  appointmentId: string,
  occurredAt: Date,
  practiceId = newId(),
): Promise<void> {
  const event = { appointmentId, practiceId, kind: 'charge' };
  await scheduling.publish(BookingPaymentSecuredSchema, event, { aggregateId: appointmentId, occurredAt });
}
