import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Reminders } from './reminder-rules.js';

/** What a practice has chosen of its reminders; one that has not has no row. */
@Entity('reminder_settings')
export class ReminderSettings implements Reminders {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('boolean', { name: 'appointment_reminder_email' })
  appointmentReminderEmailEnabled: boolean;

  @Column('boolean', { name: 'appointment_reminder_text' })
  appointmentReminderTextEnabled: boolean;

  /** Before the start; so for text messages. */
  @Column('integer', { name: 'email_minutes' })
  appointmentEmailReminderMinutes: number;

  @Column('integer', { name: 'text_minutes' })
  appointmentTextReminderMinutes: number;
}
