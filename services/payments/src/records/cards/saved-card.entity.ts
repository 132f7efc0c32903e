import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderName } from '../../providers/payment-provider.js';

/** A card that the provider keeps for a client of a practice. */
@Entity({ name: 'saved_cards' })
export class SavedCard {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Contact of the practice whose card it is. */
  @Column('uuid', { name: 'holder_id' })
  holderId: string;

  /** Account that gave it; null when it came by the link of a visit. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** Visit for which it was given. */
  @Column('uuid', { name: 'appointment_id', nullable: true })
  appointmentId: string | null;

  @Column('text')
  provider: ProviderName;

  @Column('text', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'customer_id' })
  customerId: string;

  @Column('text', { name: 'payment_method_id' })
  paymentMethodId: string;

  @Column('text')
  brand: string;

  @Column('text')
  last4: string;

  @Column('integer', { name: 'exp_month' })
  expMonth: number;

  @Column('integer', { name: 'exp_year' })
  expYear: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Nothing is charged to it from then on. Once the provider knows, brand and digits are gone. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null = null;

  /** When to try to detach the card at the provider next. */
  @Column('timestamptz', { name: 'detach_at', nullable: true })
  detachAt: Date | null = null;
}
