import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Channel } from '../channels/channel.js';

/** What can be chosen. */
export type Choice =
  | 'appointmentReminderEmailEnabled'
  | 'appointmentReminderTextEnabled'
  | 'paymentPastDueEmailEnabled'
  | 'paymentPastDueTextEnabled';

export const CHOICES: readonly Choice[] = [
  'appointmentReminderEmailEnabled',
  'appointmentReminderTextEnabled',
  'paymentPastDueEmailEnabled',
  'paymentPastDueTextEnabled',
];

const REMINDERS = {
  email: 'appointmentReminderEmailEnabled',
  sms: 'appointmentReminderTextEnabled',
} as const satisfies Record<Channel, Choice>;

/** Kinds of messages that can be switched off, and by what. */
const CHOICE_OF_KIND: Readonly<Record<string, Readonly<Record<Channel, Choice>>>> = {
  appointment_reminder: REMINDERS,
  registration_reminder: REMINDERS,
  past_due: { email: 'paymentPastDueEmailEnabled', sms: 'paymentPastDueTextEnabled' },
};

/** Which choice a message hangs on; none for what is always sent. */
export function choiceOf(kind: string, channel: Channel): Choice | undefined {
  return CHOICE_OF_KIND[kind]?.[channel];
}

/** What a practice has chosen for one of its contacts; where it has not, everything is sent. */
@Entity('client_settings')
export class ClientSettings implements Record<Choice, boolean> {
  @PrimaryColumn('uuid', { name: 'client_id' })
  clientId: string;

  @Column('boolean', { name: 'appointment_reminder_email' })
  appointmentReminderEmailEnabled: boolean;

  @Column('boolean', { name: 'appointment_reminder_text' })
  appointmentReminderTextEnabled: boolean;

  @Column('boolean', { name: 'payment_past_due_email' })
  paymentPastDueEmailEnabled: boolean;

  @Column('boolean', { name: 'payment_past_due_text' })
  paymentPastDueTextEnabled: boolean;

  static all(clientId: string): ClientSettings {
    const sent = Object.fromEntries(CHOICES.map((choice) => [choice, true])) as Record<Choice, boolean>;
    return Object.assign(new ClientSettings(), { clientId, ...sent });
  }
}
