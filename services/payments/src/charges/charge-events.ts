import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import type { RedeemedCode } from '../ledger/ledger.repository.js';
import type { PaymentProblem } from '../providers/provider-objects.js';
import { type Charge, methodOf } from '../records/charges/charge.entity.js';

export function chargeSucceeded(
  { clientId, missed }: Pick<AppointmentProjection, 'clientId' | 'missed'>,
  charge: Charge,
  redemptions: RedeemedCode[],
) {
  const { id, appointmentId, practiceId, amountCents, currency, purpose } = charge;
  return {
    chargeId: id,
    appointmentId,
    practiceId,
    clientId: clientId ?? '',
    amountCents,
    currency,
    purpose,
    provider: methodOf(charge),
    cardBrand: charge.cardBrand,
    cardLast4: charge.cardLast4,
    chargedAt: timestampFromDate(charge.chargedAt),
    redemptions,
    noShow: missed && purpose === 'cancellation_fee',
  };
}

export function chargeFailed(appointment: AppointmentProjection, attempt: Attempt, { code, message }: PaymentProblem) {
  const { appointmentId, practiceId, clientId, currency } = appointment;
  return {
    appointmentId,
    practiceId,
    clientId: clientId ?? '',
    amountCents: attempt.amountCents ?? 0,
    currency,
    purpose: attempt.purpose,
    code,
    message,
    authenticationRequired: code === 'authentication_required',
  };
}
