import { DomainError } from '@yarrow/kit/domain-error';

/** Choices in minutes (spec portal-configuration §9). */
export const BUFFER_CHOICES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 150, 180];
export const LEAD_TIME_CHOICES = [0, 15, 30, 60, 180, 480, 720, 1440, 2880, 4320, 10080];
export const INCREMENT_CHOICES = [15, 30, 60, 75, 90, 120, 150, 180, 240, 300, 360];
const POLICY_MAX_LENGTH = 250;

/** How a practice takes bookings. */
export interface BookingSettings {
  bufferMinutes: number;
  leadTimeMinutes: number;
  startTimeIncrementMinutes: number;
  instantClientApproval: boolean;
  requireClientCcToBook: boolean;
  chargeClientCcAtBooking: boolean;
  cancellationPolicy: string;
}

/** The settings form; what is absent stays. */
export interface BookingSettingsForm {
  appointmentBufferTime?: number | null;
  appointmentLeadTime?: number | null;
  startTimeIncrement?: number | null;
  instantClientApproval?: boolean | null;
  requireClientCcToBook?: boolean | null;
  chargeClientCcAtBooking?: boolean | null;
  cancellationPolicy?: string | null;
}

/**
 * The settings after a change. Without the card requirement nothing is charged when booking.
 * @throws DomainError naming the field that is no choice, or `no_payment_provider`
 */
export function changeBookingSettings(
  now: BookingSettings,
  form: BookingSettingsForm,
  hasCardProvider: boolean,
): BookingSettings {
  const requireClientCcToBook = form.requireClientCcToBook ?? now.requireClientCcToBook;
  if (requireClientCcToBook && !now.requireClientCcToBook && !hasCardProvider) {
    throw new DomainError(
      'no_payment_provider',
      'Connect a payment provider before you ask for cards.',
      'requireClientCcToBook',
    );
  }
  const cancellationPolicy = (form.cancellationPolicy ?? now.cancellationPolicy).trim();
  if (cancellationPolicy.length > POLICY_MAX_LENGTH) {
    throw new DomainError(
      'invalid_cancellation_policy',
      `The cancellation policy can have at most ${POLICY_MAX_LENGTH} characters.`,
      'cancellationPolicy',
    );
  }
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
  };
}

function choice(minutes: number, choices: number[], field: string): number {
  if (!choices.includes(minutes))
    throw new DomainError('invalid_choice', `Please choose one of ${choices.join(', ')} minutes.`, field);
  return minutes;
}
