import { Column, Entity, PrimaryColumn } from 'typeorm';

export type CalendarProvider = 'google' | 'icloud' | 'outlook' | 'office365' | 'exchange' | 'caldav' | 'ical_feed';

/** An account at a provider of calendars that a practitioner has connected. */
@Entity('calendar_profiles')
export class CalendarProfile {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'practice_id' }) practiceId: string;
  @Column('text', { name: 'provider_name' }) providerName: CalendarProvider;
  @Column('text', { name: 'profile_name' }) profileName: string;
  /** The address of a feed, which is as good as a password: sealed, with the profile's id. */
  @Column('bytea', { name: 'sealed_address', nullable: true, select: false }) sealedAddress?: Buffer | null;
  /** What an account is reached with, as JSON: sealed, with the profile's id. */
  @Column('bytea', { name: 'sealed_credentials', nullable: true, select: false }) sealedCredentials?: Buffer | null;
  /** Of the access token; null where there is none. */
  @Column('timestamptz', { name: 'token_expires_at', nullable: true }) tokenExpiresAt: Date | null;
  @Column('timestamptz', { name: 'connected_at' }) connectedAt: Date;
  /** When access to the account was lost; it has to be connected again. */
  @Column('timestamptz', { name: 'errored_at', nullable: true }) erroredAt: Date | null;
}
