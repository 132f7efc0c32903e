import { DomainError, invalid } from '@yarrow/kit/domain-error';
import { parseText, requirePrice } from '@yarrow/kit/values/input-rules';
import type { MutationUpdateBookingSettingsArgs } from '../../generated/graphql.js';
import type { BookingSettings } from './booking-settings.entity.js';

/** Choices in minutes (spec portal-configuration §9). */
export const BUFFER_CHOICES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 150, 180];
export const LEAD_TIME_CHOICES = [0, 15, 30, 60, 180, 480, 720, 1440, 2880, 4320, 10080];
export const INCREMENT_CHOICES = [15, 30, 60, 75, 90, 120, 150, 180, 240, 300, 360];
const POLICY_MAX_LENGTH = 250;
/** A week. */
const MAX_LATE_HOURS = 168;
/** Upper bound of a fee, whatever a visit costs. */
const MAX_FEE_CENTS = 1_000_000;

/** Fields of the settings form. Absent fields stay unchanged. */
export type BookingSettingsForm = Partial<MutationUpdateBookingSettingsArgs>;

/**
 * The settings after a change. Without the card requirement nothing is charged when booking.
 * @throws DomainError naming the field that is no choice, or `no_payment_provider`
 */
export function changeBookingSettings(
  now: BookingSettings,
  form: BookingSettingsForm,
  { currency, hasCardProvider }: { currency: string; hasCardProvider: boolean },
): BookingSettings {
  const requireClientCcToBook = form.requireClientCcToBook ?? now.requireClientCcToBook;
  if (requireClientCcToBook && !now.requireClientCcToBook && !hasCardProvider) {
    throw new DomainError(
      'no_payment_provider',
      'Connect a payment provider before you ask for cards.',
      'requireClientCcToBook',
    );
  }
  const cancellationPolicy = parseText(form.cancellationPolicy ?? now.cancellationPolicy, 'cancellationPolicy', {
    max: POLICY_MAX_LENGTH,
    label: 'The cancellation policy',
  });
  return {
    bufferMinutes: choice(form.appointmentBufferTime ?? now.bufferMinutes, BUFFER_CHOICES, 'appointmentBufferTime'),
    leadTimeMinutes: choice(form.appointmentLeadTime ?? now.leadTimeMinutes, LEAD_TIME_CHOICES, 'appointmentLeadTime'),
    startTimeIncrementMinutes: choice(
      form.startTimeIncrement ?? now.startTimeIncrementMinutes,
      INCREMENT_CHOICES,
      'startTimeIncrement',
    ),
    instantClientApproval: form.instantClientApproval ?? now.instantClientApproval,
    requireClientCcToBook,
    chargeClientCcAtBooking: requireClientCcToBook && (form.chargeClientCcAtBooking ?? now.chargeClientCcAtBooking),
    cancellationPolicy,
    ...changeTerms(now, form, currency),
  };
}

type Terms = Pick<
  BookingSettings,
  'lateCancellationHours' | 'lateCancellationFeePercent' | 'lateCancellationFeeCents' | 'noShowFeePercent'
>;

function changeTerms(now: Terms, form: BookingSettingsForm, currency: string): Terms {
  const within = (field: keyof Terms, most: number, message: string) => {
    const value = form[field] ?? now[field];
    if (value < 0 || value > most) throw invalid(field, message);
    return value;
  };
  requirePrice(form.lateCancellationFeeCents ?? 0, currency, 'lateCancellationFeeCents');
  const percent = (field: keyof Terms) => within(field, 100, 'Please enter a percentage from 0 to 100.');
  return {
    lateCancellationHours: within(
      'lateCancellationHours',
      MAX_LATE_HOURS,
      `Please enter 0 to ${MAX_LATE_HOURS} hours.`,
    ),
    lateCancellationFeePercent: percent('lateCancellationFeePercent'),
    lateCancellationFeeCents: within('lateCancellationFeeCents', MAX_FEE_CENTS, 'Please enter an amount up to 10,000.'),
    noShowFeePercent: percent('noShowFeePercent'),
  };
}

function choice(minutes: number, choices: number[], field: string): number {
  if (!choices.includes(minutes))
    throw new DomainError('invalid_choice', `Please choose one of ${choices.join(', ')} minutes.`, field);
  return minutes;
}
