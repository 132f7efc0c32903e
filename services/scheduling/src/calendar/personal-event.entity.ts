import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Time that a practitioner spends otherwise, such as a holiday. */
@Entity('personal_events')
export class PersonalEvent {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('text') name: string;
  @Column('timestamptz', { name: 'starts_at' }) startsAt: Date;
  /** Of whole days the first instant after the last. */
  @Column('timestamptz', { name: 'ends_at' }) endsAt: Date;
  @Column('boolean', { name: 'all_day' }) allDay: boolean;
  /** IANA. */
  @Column('text', { name: 'time_zone' }) timeZone: string;
}
