import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderName } from '../providers/payment-provider.js';

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
}
