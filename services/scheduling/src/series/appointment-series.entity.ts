import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RecurrencePattern } from './recurrence-pattern.js';

/** A series of visits as the practitioner made it. The visits themselves may have been moved or cancelled since. */
@Entity('appointment_series')
export class AppointmentSeries {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  /** How it repeats and when it ends. */
  @Column('jsonb') pattern: RecurrencePattern;
  /** IANA zone of the place. */
  @Column('text', { name: 'time_zone' }) timeZone: string;
  /** Of the first time of the pattern, `YYYY-MM-DDTHH:mm` in `timeZone`. */
  @Column('text', { name: 'local_starts_at' }) localStartsAt: string;
  @Column('integer', { name: 'duration_minutes' }) durationMinutes: number;
  /** Times of the pattern that were removed or skipped, as wall times like `localStartsAt`. */
  @Column('jsonb', { name: 'left_out' }) leftOut: string[];
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
