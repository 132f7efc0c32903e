import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BookingSettings } from './booking-settings.js';

/** Ways of paying outside the card provider. */
export type OfflineOption = 'cash' | 'credit_card' | 'paypal' | 'venmo' | 'zelle';

/** Parts of the product that a practice has switched on. */
export type Feature = 'packages' | 'recurring_bookings' | 'client_notes' | 'bookable_events';

/** Addresses elsewhere. */
export interface PracticeLinks {
  website?: string;
  facebook?: string;
  instagram?: string;
  twitter?: string;
  linkedin?: string;
  tiktok?: string;
  youtube?: string;
}

/** A practitioner's practice: what the public sees of it and how it takes bookings. */
@Entity('practices')
export class Practice {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_user_id' })
  ownerUserId: string;

  /** Last part of the profile's address; unique. */
  @Column('text')
  slug: string;

  @Column('text')
  name: string;

  @Column('boolean')
  published: boolean;

  @Column('text', { name: 'practitioner_first_name' })
  practitionerFirstName: string;

  @Column('text', { name: 'practitioner_last_name' })
  practitionerLastName: string;

  @Column('text', { nullable: true })
  title: string | null;

  /** At most 200 characters. */
  @Column('text', { nullable: true })
  headline: string | null;

  /** Sanitised HTML. */
  @Column('text', { nullable: true })
  about: string | null;

  /** For notices to the practitioner; never public. */
  @Column('text')
  email: string;

  /** E.164. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { name: 'photo_url', nullable: true })
  photoUrl: string | null;

  /** ISO 4217. */
  @Column('text')
  currency: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  country: string;

  /** IANA zone of the first active location; until there is one, the browser's at registration. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('jsonb')
  links: PracticeLinks;

  @Column('text', { array: true })
  languages: string[];

  @Column('text', { name: 'work_withs', array: true })
  workWiths: string[];

  @Column('boolean', { name: 'accepts_tips' })
  acceptsTips: boolean;

  @Column('text', { array: true })
  features: Feature[];

  @Column('text', { name: 'offline_options', array: true })
  offlineOptions: OfflineOption[];

  /** Told by payments: a card can be charged. */
  @Column('boolean', { name: 'has_card_provider' })
  hasCardProvider: boolean;

  @Column('integer', { name: 'buffer_minutes' })
  bufferMinutes: number;

  @Column('integer', { name: 'lead_time_minutes' })
  leadTimeMinutes: number;

  @Column('integer', { name: 'start_time_increment_minutes' })
  startTimeIncrementMinutes: number;

  @Column('boolean', { name: 'instant_client_approval' })
  instantClientApproval: boolean;

  @Column('boolean', { name: 'require_client_cc_to_book' })
  requireClientCcToBook: boolean;

  @Column('boolean', { name: 'charge_client_cc_at_booking' })
  chargeClientCcAtBooking: boolean;

  @Column('text', { name: 'cancellation_policy' })
  cancellationPolicy: string;

  @Column('integer', { name: 'late_cancellation_hours' })
  lateCancellationHours: number;

  @Column('integer', { name: 'late_cancellation_fee_percent' })
  lateCancellationFeePercent: number;

  /** Rises with every change that others are told of. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  get practitionerName(): string {
    return `${this.practitionerFirstName} ${this.practitionerLastName}`.trim();
  }

  get bookingSettings(): BookingSettings {
    const { bufferMinutes, leadTimeMinutes, startTimeIncrementMinutes, instantClientApproval } = this;
    const { requireClientCcToBook, chargeClientCcAtBooking, cancellationPolicy } = this;
    return {
      bufferMinutes,
      leadTimeMinutes,
      startTimeIncrementMinutes,
      instantClientApproval,
      requireClientCcToBook,
      chargeClientCcAtBooking,
      cancellationPolicy,
    };
  }

  isOwnedBy(practiceId: string | undefined): boolean {
    return this.id === practiceId;
  }
}
