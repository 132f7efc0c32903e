import { describe, expect, it } from '@jest/globals';
import { changeReminders, DEFAULT_REMINDERS, REMINDER_CHOICES } from './reminder-rules.js';

describe('changeReminders', () => {
  it('keeps what is absent', () => {
    expect(changeReminders(DEFAULT_REMINDERS, {})).toEqual(DEFAULT_REMINDERS);
    expect(changeReminders(DEFAULT_REMINDERS, { appointmentReminderTextEnabled: null })).toEqual(DEFAULT_REMINDERS);
  });

  it('offers 15 and 30 minutes, 1, 2, 4, 12, 24, 48 and 72 hours, and a week', () => {
    const [hour, week] = [60, 7 * 24 * 60];
    expect(REMINDER_CHOICES).toEqual([15, 30, ...[1, 2, 4, 12, 24, 48, 72].map((hours) => hours * hour), week]);
    for (const minutes of REMINDER_CHOICES) {
      expect(changeReminders(DEFAULT_REMINDERS, { appointmentTextReminderMinutes: minutes })).toEqual({
        ...DEFAULT_REMINDERS,
        appointmentTextReminderMinutes: minutes,
      });
    }
  });

  it.each([
    [{ appointmentEmailReminderMinutes: 0 }, 'appointmentEmailReminderMinutes'],
    [{ appointmentTextReminderMinutes: 61 }, 'appointmentTextReminderMinutes'],
  ])('refuses %j', (form, field) => {
    expect(() => changeReminders(DEFAULT_REMINDERS, form)).toThrow(
      expect.objectContaining({ code: 'invalid_choice', field }),
    );
  });
});
