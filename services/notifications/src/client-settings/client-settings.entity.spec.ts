import { describe, expect, it } from '@jest/globals';
import { choiceOf, ClientSettings } from './client-settings.entity.js';

describe('what can be switched off for a client', () => {
  it.each([
    ['appointment_reminder', 'email', 'appointmentReminderEmailEnabled'],
    ['appointment_reminder', 'sms', 'appointmentReminderTextEnabled'],
    ['registration_reminder', 'email', 'appointmentReminderEmailEnabled'],
    ['registration_reminder', 'sms', 'appointmentReminderTextEnabled'],
    ['past_due', 'email', 'paymentPastDueEmailEnabled'],
    ['past_due', 'sms', 'paymentPastDueTextEnabled'],
    ['appointment_accepted', 'email', undefined],
    ['receipt', 'email', undefined],
  ] as const)('of %s by %s is %s', (kind, channel, choice) => {
    expect(choiceOf(kind, channel)).toBe(choice);
  });

  it('is all sent where nothing was chosen', () => {
    expect(ClientSettings.all('maya')).toEqual({
      ...{ clientId: 'maya', appointmentReminderEmailEnabled: true, appointmentReminderTextEnabled: true },
      ...{ paymentPastDueEmailEnabled: true, paymentPastDueTextEnabled: true },
    });
  });
});
