import { isPayable } from '@yarrow/kit/currency';
import { DomainError } from '@yarrow/kit/domain-error';
import type { AppointmentProjection } from '../appointment-projection/appointment-projection.entity.js';
import type { ClientPaymentStatus } from '../generated/graphql.js';

/** More than anybody gives on purpose; guards against a slip of the finger. */
const MAX_CENTS = 1_000_000;

/** @throws DomainError `invalid_tip` */
export function requireTipAmount(tipCents: number, least: number, currency: string): void {
  if (!Number.isSafeInteger(tipCents) || tipCents < least || tipCents > MAX_CENTS) {
    throw new DomainError('invalid_tip', 'Please select a tip option.', 'tipAmount');
  }
  if (isPayable(tipCents, currency)) return;
  throw new DomainError('invalid_tip', `Please enter the tip in whole ${currency}.`, 'tipAmount');
}

/** @throws DomainError `tips_not_accepted` */
export function requireTipsAccepted(acceptsTips: boolean): void {
  if (!acceptsTips) throw new DomainError('tips_not_accepted', 'This practitioner does not take tips.', 'tipAmount');
}

/** Whether a tip may be given by itself: the visit has passed and is paid, and there is no tip yet (spec client §4). */
export function mayTip(appointment: AppointmentProjection, status: ClientPaymentStatus, now: Date): boolean {
  return (
    status === 'Paid' && appointment.state === 'approved' && appointment.startsAt <= now && appointment.tipCents === 0
  );
}

/** @throws DomainError `tip_not_possible`, `already_tipped` */
export function requireTipOnly(appointment: AppointmentProjection, dueCents: number, now: Date): void {
  if (appointment.tipCents > 0)
    throw new DomainError('already_tipped', 'A tip was already added. Thank you!', 'tipAmount');
  if (mayTip(appointment, dueCents <= 0 && !appointment.free ? 'Paid' : 'Pending', now)) return;
  throw new DomainError(
    'tip_not_possible',
    'A tip can be added once the appointment has passed and is paid.',
    'tipAmount',
  );
}

/** @throws DomainError `tip_not_possible` where there is no price left to add it to */
export function requireTipWithCharge(appointment: AppointmentProjection, dueCents: number): void {
  if (!appointment.closed && dueCents > 0) return;
  const message = 'There is nothing left to pay that a tip could be added to.';
  throw new DomainError('tip_not_possible', message, 'tipAmount');
}
