import { DomainError } from '@yarrow/kit/domain-error';

/** Minutes before the start (spec readings, "Reminder timing choices"). */
export const REMINDER_CHOICES = [15, 30, 60, 120, 240, 720, 1440, 2880, 4320, 10080];

/** When clients are reminded, minutes before the start. */
export interface ReminderMinutes {
  appointmentEmailReminderMinutes: number;
  appointmentTextReminderMinutes: number;
}

/** Which reminders a practice sends, and when. */
export interface Reminders extends ReminderMinutes {
  appointmentReminderEmailEnabled: boolean;
  appointmentReminderTextEnabled: boolean;
}

/** The settings form; what is absent stays. */
export type RemindersForm = { [Name in keyof Reminders]?: Reminders[Name] | null | undefined };

/** Of practices that have not chosen. */
export const DEFAULT_REMINDERS: Reminders = {
  appointmentReminderEmailEnabled: true,
  appointmentReminderTextEnabled: true,
  appointmentEmailReminderMinutes: 24 * 60,
  appointmentTextReminderMinutes: 2 * 60,
};

/** @throws DomainError `invalid_choice` naming the field */
export function changeReminders(now: Reminders, form: RemindersForm): Reminders {
  return {
    appointmentReminderEmailEnabled: form.appointmentReminderEmailEnabled ?? now.appointmentReminderEmailEnabled,
    appointmentReminderTextEnabled: form.appointmentReminderTextEnabled ?? now.appointmentReminderTextEnabled,
    appointmentEmailReminderMinutes:
      minutesOf(form, 'appointmentEmailReminderMinutes') ?? now.appointmentEmailReminderMinutes,
    appointmentTextReminderMinutes:
      minutesOf(form, 'appointmentTextReminderMinutes') ?? now.appointmentTextReminderMinutes,
  };
}

function minutesOf(form: RemindersForm, field: keyof ReminderMinutes): number | null | undefined {
  const minutes = form[field];
  if (minutes == null || REMINDER_CHOICES.includes(minutes)) return minutes;
  throw new DomainError('invalid_choice', `Please choose one of ${REMINDER_CHOICES.join(', ')} minutes.`, field);
}
