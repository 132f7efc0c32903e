import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderName } from '../../providers/payment-provider.js';

/** What a charge is for: the price, a fee for cancelling or moving late, or a tip by itself. */
export type ChargePurpose = 'appointment' | 'cancellation_fee' | 'tip';

/** Money that arrived by card or wallet. */
@Entity({ name: 'charges' })
export class Charge {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('text')
  purpose: ChargePurpose;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** The platform's share of it. */
  @Column('integer', { name: 'platform_fee_cents' })
  platformFeeCents: number;

  @Column('char', { length: 3 })
  currency: string;

  @Column('text')
  provider: ProviderName;

  @Column('text', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'payment_intent_id' })
  paymentIntentId: string;

  @Column('text', { name: 'card_brand' })
  cardBrand: string;

  @Column('text', { name: 'card_last4' })
  cardLast4: string;

  @Column('timestamptz', { name: 'charged_at' })
  chargedAt: Date;
}

/** How it was paid, as people say it: Venmo is a wallet of its own though PayPal moves its money. */
export function methodOf({ provider, cardBrand }: Pick<Charge, 'cardBrand' | 'provider'>): string {
  return provider === 'paypal' ? cardBrand : provider;
}
