import { Column, Entity, PrimaryColumn } from 'typeorm';

export type CalendarProvider = 'google' | 'icloud' | 'outlook' | 'office365' | 'exchange' | 'ical_feed';

/** An account at a provider of calendars that a practitioner has connected. */
@Entity('calendar_profiles')
export class CalendarProfile {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('text', { name: 'provider_name' }) providerName: CalendarProvider;
  @Column('text', { name: 'profile_name' }) profileName: string;
  /** The address of a feed, which whoever has it may read: sealed, with the profile's id. */
  @Column('bytea', { name: 'sealed_address', nullable: true, select: false }) sealedAddress?: Buffer | null;
  @Column('timestamptz', { name: 'connected_at' }) connectedAt: Date;
}
