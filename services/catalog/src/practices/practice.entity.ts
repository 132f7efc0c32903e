import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BookingSettings } from './settings/booking-settings.entity.js';
import type { OfflineOption } from './settings/payment-options.js';
import { PracticeTheme } from './website/practice-theme.entity.js';

/** Parts of the product that a practice can have switched on. */
export const FEATURES = [
  'packages',
  'recurring_bookings',
  'client_notes',
  'bookable_events',
  'video_reviews',
  'require_cc',
  'discount_codes',
  'services_pages',
  'subscription',
  'website_plan',
  'currency',
  'paypal',
  'import_reviews',
  'cancellation_policy',
  'conferencing',
  'gift_cards',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Which profile page the public sees. */
export type BuilderVersion = 'v1' | 'v2';

/** Providers that charge cards; the others move money in ways of their own. */
export const CARD_PROVIDERS: readonly string[] = ['stripe', 'square'];

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

/** The account of a practitioner, as clients publishes it. */
export interface Owner {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164; empty when unknown. */
  phone: string;
  version: number;
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

  /** A second one that the practitioner chose; unique. */
  @Column('text', { name: 'vanity_slug', nullable: true })
  vanitySlug: string | null;

  /** Without scheme and path. */
  @Column('text', { name: 'custom_domain', nullable: true })
  customDomain: string | null;

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

  @Column('text', { name: 'age_work_withs', array: true })
  ageWorkWiths: string[];

  @Column(() => PracticeTheme, { prefix: false })
  theme: PracticeTheme;

  @Column('boolean', { name: 'accepts_tips' })
  acceptsTips: boolean;

  @Column('text', { array: true })
  features: Feature[];

  /** Those of them that come from what the practice pays for, as payments published it. */
  @Column('text', { name: 'plan_features', array: true })
  planFeatures: Feature[];

  /** Of the plan, as it was last followed. */
  @Column('integer', { name: 'plan_version' })
  planVersion: number;

  @Column('text', { name: 'offline_options', array: true })
  offlineOptions: OfflineOption[];

  /** As payments published: the practitioner has shown Stripe who they are. */
  @Column('boolean', { name: 'identity_verified' })
  identityVerified: boolean;

  /** As payments published: those that can charge a card. */
  @Column('text', { name: 'card_providers', array: true })
  cardProviders: string[];

  @Column(() => BookingSettings, { prefix: false })
  booking: BookingSettings;

  @Column('boolean', { name: 'past_due_email_enabled' })
  pastDueEmailEnabled: boolean;

  @Column('boolean', { name: 'past_due_text_enabled' })
  pastDueTextEnabled: boolean;

  /** After the payment became past due; so for text messages. */
  @Column('integer', { name: 'past_due_email_minutes' })
  pastDueEmailMinutes: number;

  @Column('integer', { name: 'past_due_text_minutes' })
  pastDueTextMinutes: number;

  /** The practice gets a mail on the evening before cards are charged automatically. */
  @Column('boolean', { name: 'charge_summary_email_enabled' })
  chargeSummaryEmailEnabled: boolean;

  @Column('text', { name: 'builder_version' })
  builderVersion: BuilderVersion;

  /** The terms have changed since the owner agreed to them. */
  @Column('boolean', { name: 'show_terms_modal' })
  showTermsModal: boolean;

  /** When the owner last agreed; null if the owner has never been asked. */
  @Column('timestamptz', { name: 'terms_agreed_at', nullable: true })
  termsAgreedAt: Date | null;

  /** Of the owner's account, as it was last followed. */
  @Column('integer', { name: 'owner_version', default: 1 })
  ownerVersion: number;

  /** Rises with every published change. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Last part of the address under which the profile is passed on. */
  get shortLink(): string {
    return this.vanitySlug ?? this.slug;
  }

  get practitionerName(): string {
    return `${this.practitionerFirstName} ${this.practitionerLastName}`.trim();
  }

  /**
   * The owner's account has changed; what has arrived before in a newer version stays.
   * @param title the new professional title; undefined where it stays
   * @returns false where nothing changed
   */
  followOwner(owner: Owner, title: string | undefined): boolean {
    if (owner.version <= this.ownerVersion) return false;
    this.ownerVersion = owner.version;
    this.practitionerFirstName = owner.firstName;
    this.practitionerLastName = owner.lastName;
    this.email = owner.email;
    this.phone = owner.phone || this.phone;
    this.title = title ?? this.title;
    return true;
  }

  get hasCardProvider(): boolean {
    return this.cardProviders.length > 0;
  }

  /** Without a provider that charges cards no card can be required. */
  setCardProvider(provider: string, canCharge: boolean): void {
    const others = this.cardProviders.filter((known) => known !== provider);
    this.cardProviders = canCharge ? [...others, provider] : others;
    if (this.hasCardProvider) return;
    this.booking.requireClientCcToBook = false;
    this.booking.chargeClientCcAtBooking = false;
  }

  /** Prices keep their numbers; Venmo moves US dollars only. */
  payIn(currency: string): void {
    this.currency = currency;
    if (currency !== 'USD') this.offlineOptions = this.offlineOptions.filter((option) => option !== 'venmo');
  }

  /** @returns false where nothing was asked */
  agreeToTerms(now: Date): boolean {
    if (!this.showTermsModal) return false;
    this.showTermsModal = false;
    this.termsAgreedAt = now;
    return true;
  }

  has(feature: Feature): boolean {
    return this.features.includes(feature);
  }

  /** @returns false where it is as wanted already */
  switch(feature: Feature, enabled: boolean): boolean {
    if (this.has(feature) === enabled) return false;
    this.features = enabled ? [...this.features, feature] : this.features.filter((known) => known !== feature);
    return true;
  }

  /**
   * What the practice pays for has changed: features that came with it go, and others come. What staff switched meanwhile
   * stays, and so does what arrived before in a newer version.
   * @param names unknown ones are left out
   * @returns false where nothing changed
   */
  takePlan(names: readonly string[], version: number): boolean {
    if (version <= this.planVersion) return false;
    const coming = FEATURES.filter((feature) => names.includes(feature));
    const leaving = this.planFeatures.filter((feature) => !coming.includes(feature));
    const kept = this.features.filter((feature) => !leaving.includes(feature));
    this.features = [...new Set([...kept, ...coming])];
    this.planFeatures = coming;
    this.planVersion = version;
    return true;
  }

  accepts(option: OfflineOption): boolean {
    return this.offlineOptions.includes(option);
  }

  isOwnedBy(practiceId: string | undefined): boolean {
    return this.id === practiceId;
  }
}
