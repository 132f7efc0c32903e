import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A practice's account with a card provider. */
@Entity({ name: 'provider_accounts' })
export class ProviderAccount {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  /** `stripe` or `square`. */
  @PrimaryColumn('text')
  provider: string;

  @Column('text', { name: 'account_id' })
  accountId: string;

  /** Whether it may take charges. */
  @Column('boolean', { name: 'charges_enabled' })
  chargesEnabled: boolean;

  @Column('boolean', { name: 'details_submitted' })
  detailsSubmitted: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
