import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderName } from '../../providers/payment-provider.js';

/** A setup of a card that we began, or a single-use token of Square's: whose it will be, and for which visit. */
@Entity({ name: 'setups' })
export class Setup {
  @PrimaryColumn('text', { name: 'setup_intent_id' })
  setupIntentId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'holder_id' })
  holderId: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'appointment_id', nullable: true })
  appointmentId: string | null;

  @Column('text')
  provider: ProviderName;

  @Column('text', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'customer_id' })
  customerId: string;

  /** The card that it led to, where it is a single-use token of Square's. */
  @Column('text', { name: 'payment_method_id', nullable: true })
  paymentMethodId: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt: Date | null;
}
