import { z } from 'zod/mini';
import type { UpdateBookingSettingsMutationVariables } from '../../../../gql/graphql.js';
import { isAmount } from '../../../../portal-ui/amountText.js';
import type { BookingPractice } from './useBookingSettings.js';

export const POLICY_MAX_LENGTH = 250;

const wholeNumber = (max: number, message: string) =>
  z.string().check(z.refine((typed) => /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= max, message));
const percent = wholeNumber(100, 'Please enter a percentage from 0 to 100.');

export const bookingSchema = z.object({
  appointmentBufferTime: z.string(),
  instantClientApproval: z.enum(['yes', 'no']),
  appointmentLeadTime: z.string(),
  startTimeIncrement: z.string(),
  requireClientCcToBook: z.boolean(),
  chargeClientCcAtBooking: z.boolean(),
  cancellationPolicy: z
    .string()
    .check(z.maxLength(POLICY_MAX_LENGTH, `The cancellation policy can have at most ${POLICY_MAX_LENGTH} characters.`)),
  lateCancellationHours: wholeNumber(168, 'Please enter 0 to 168 hours.'),
  lateFee: z.enum(['percent', 'fixed']),
  lateCancellationFeePercent: percent,
  lateCancellationFeeCents: z.nullable(z.custom<number>((cents) => typeof cents === 'number' && isAmount(cents))),
  noShowFeePercent: percent,
});

export type BookingForm = z.infer<typeof bookingSchema>;

export function formOf(practice: BookingPractice): BookingForm {
  const { lateCancellationFeePercent, lateCancellationFeeCents } = practice;
  return {
    appointmentBufferTime: String(practice.appointmentBufferTime),
    instantClientApproval: practice.instantClientApproval ? 'yes' : 'no',
    appointmentLeadTime: String(practice.appointmentLeadTime),
    startTimeIncrement: String(practice.startTimeIncrement),
    requireClientCcToBook: practice.requireClientCcToBook,
    chargeClientCcAtBooking: practice.chargeClientCcAtBooking,
    cancellationPolicy: practice.cancellationPolicy ?? '',
    lateCancellationHours: String(practice.lateCancellationHours),
    // The fixed fee counts where the percentage is 0.
    lateFee: lateCancellationFeePercent === 0 && lateCancellationFeeCents > 0 ? 'fixed' : 'percent',
    lateCancellationFeePercent: String(lateCancellationFeePercent),
    lateCancellationFeeCents,
    noShowFeePercent: String(practice.noShowFeePercent),
  };
}

/** What the server takes: one of the two fees, and no charge at booking without a card. */
export function variablesOf(form: BookingForm): UpdateBookingSettingsMutationVariables {
  const isFixed = form.lateFee === 'fixed';
  return {
    appointmentBufferTime: Number(form.appointmentBufferTime),
    instantClientApproval: form.instantClientApproval === 'yes',
    appointmentLeadTime: Number(form.appointmentLeadTime),
    startTimeIncrement: Number(form.startTimeIncrement),
    requireClientCcToBook: form.requireClientCcToBook,
    chargeClientCcAtBooking: form.requireClientCcToBook && form.chargeClientCcAtBooking,
    cancellationPolicy: form.cancellationPolicy,
    lateCancellationHours: Number(form.lateCancellationHours),
    lateCancellationFeePercent: isFixed ? 0 : Number(form.lateCancellationFeePercent),
    lateCancellationFeeCents: isFixed ? (form.lateCancellationFeeCents ?? 0) : 0,
    noShowFeePercent: Number(form.noShowFeePercent),
  };
}
