import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderName } from '../../providers/payment-provider.js';
import type { ProviderAccountFacts } from '../../providers/provider-objects.js';

/** Why an account cannot be reached as it was. */
export type AccountError = 'access_expired' | 'access_revoked' | 'currency_mismatch';

/** A practice's account with a provider. */
@Entity({ name: 'provider_accounts' })
export class ProviderAccount {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  @PrimaryColumn('text')
  provider: ProviderName;

  @Column('text', { name: 'account_id' })
  accountId: string;

  /** Whether it may take charges. */
  @Column('boolean', { name: 'charges_enabled' })
  chargesEnabled: boolean;

  @Column('boolean', { name: 'details_submitted' })
  detailsSubmitted: boolean;

  /** Of a practice's card providers one is active: it charges. Of PayPal: clients may pay with it. */
  @Column('boolean')
  active: boolean;

  /** Where Square takes its payments. */
  @Column('text', { name: 'location_id', nullable: true })
  locationId: string | null;

  /** Orders at PayPal may be funded with Venmo. */
  @Column('boolean', { name: 'venmo_active' })
  venmoActive: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** The business as the provider knows it. */
  @Column('text', { name: 'display_name', nullable: true })
  displayName: string | null;

  /** What Stripe still asks for, in its own names. */
  @Column('text', { name: 'requirements_due', array: true })
  requirementsDue: string[];

  @Column('text', { name: 'requirements_past_due', array: true })
  requirementsPastDue: string[];

  /** PayPal's word: the account may receive payments; null of the others. */
  @Column('boolean', { name: 'payments_receivable', nullable: true })
  paymentsReceivable: boolean | null;

  @Column('boolean', { name: 'primary_email_confirmed', nullable: true })
  primaryEmailConfirmed: boolean | null;

  /** Since when we have no access. */
  @Column('timestamptz', { name: 'errored_at', nullable: true })
  erroredAt: Date | null;

  @Column('text', { nullable: true })
  error: AccountError | null;

  /** Takes over the provider's facts of the account; a successful query proves access. */
  learn(facts: Omit<ProviderAccountFacts, 'id'>): void {
    this.chargesEnabled = facts.chargesEnabled;
    this.detailsSubmitted = facts.detailsSubmitted;
    this.displayName = facts.displayName ?? this.displayName;
    this.requirementsDue = facts.requirementsDue ?? this.requirementsDue;
    this.requirementsPastDue = facts.requirementsPastDue ?? this.requirementsPastDue;
    this.paymentsReceivable = facts.paymentsReceivable ?? this.paymentsReceivable;
    this.primaryEmailConfirmed = facts.primaryEmailConfirmed ?? this.primaryEmailConfirmed;
    this.erroredAt = null;
    this.error = null;
  }

  /** Nothing can be charged any more until the practice connects it again. The first moment counts. */
  lose(error: AccountError, now: Date): void {
    this.chargesEnabled = false;
    this.warn(error, now);
  }

  /** It still charges, and will not for long. */
  warn(error: AccountError, now: Date): void {
    this.erroredAt ??= now;
    this.error = error;
  }
}
