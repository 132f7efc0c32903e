import { z } from 'zod/mini';
import type { ReminderSettingsQuery } from '../../../../gql/graphql.js';

type Practice = NonNullable<ReminderSettingsQuery['currentPractice']>;
type Reminders = NonNullable<Practice['communicationSettings']>;
type Payments = NonNullable<Practice['paymentSettings']>;

/** Minutes before the start, as notifications takes them. */
export const BEFORE = [
  { value: '15', label: '15 minutes before' },
  { value: '30', label: '30 minutes before' },
  { value: '60', label: '1 hour before' },
  { value: '120', label: '2 hours before' },
  { value: '240', label: '4 hours before' },
  { value: '720', label: '12 hours before' },
  { value: '1440', label: '24 hours before' },
  { value: '2880', label: '48 hours before' },
  { value: '4320', label: '72 hours before' },
  { value: '10080', label: '1 week before' },
];
/** Minutes after it became past due, as the catalog takes them. */
export const AFTER = [
  { value: '0', label: 'At once' },
  { value: '60', label: '1 hour after' },
  { value: '120', label: '2 hours after' },
  { value: '240', label: '4 hours after' },
  { value: '1440', label: '24 hours after' },
  { value: '2880', label: '48 hours after' },
];

export const reminderSchema = z.object({
  appointmentReminderEmailEnabled: z.boolean(),
  appointmentEmailReminderMinutes: z.string(),
  appointmentReminderTextEnabled: z.boolean(),
  appointmentTextReminderMinutes: z.string(),
  paymentPastDueEmailEnabled: z.boolean(),
  paymentPastDueEmailMinutes: z.string(),
  paymentPastDueTextEnabled: z.boolean(),
  paymentPastDueTextMinutes: z.string(),
});
export type ReminderForm = z.infer<typeof reminderSchema>;

export function formOf(reminders: Reminders, payments: Payments): ReminderForm {
  return {
    appointmentReminderEmailEnabled: reminders.appointmentReminderEmailEnabled,
    appointmentEmailReminderMinutes: String(reminders.appointmentEmailReminderMinutes),
    appointmentReminderTextEnabled: reminders.appointmentReminderTextEnabled,
    appointmentTextReminderMinutes: String(reminders.appointmentTextReminderMinutes),
    paymentPastDueEmailEnabled: payments.paymentPastDueEmailEnabled,
    paymentPastDueEmailMinutes: String(payments.paymentPastDueEmailMinutes),
    paymentPastDueTextEnabled: payments.paymentPastDueTextEnabled,
    paymentPastDueTextMinutes: String(payments.paymentPastDueTextMinutes),
  };
}

export const remindersOf = (form: ReminderForm) => ({
  appointmentReminderEmailEnabled: form.appointmentReminderEmailEnabled,
  appointmentReminderTextEnabled: form.appointmentReminderTextEnabled,
  appointmentEmailReminderMinutes: Number(form.appointmentEmailReminderMinutes),
  appointmentTextReminderMinutes: Number(form.appointmentTextReminderMinutes),
});

export const pastDueOf = (form: ReminderForm) => ({
  paymentPastDueEmailEnabled: form.paymentPastDueEmailEnabled,
  paymentPastDueTextEnabled: form.paymentPastDueTextEnabled,
  paymentPastDueEmailMinutes: Number(form.paymentPastDueEmailMinutes),
  paymentPastDueTextMinutes: Number(form.paymentPastDueTextMinutes),
});
