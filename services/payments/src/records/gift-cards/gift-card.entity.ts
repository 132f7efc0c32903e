import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Stored value at one practice. Its balance is the sum of its entries in the ledger. */
@Entity({ name: 'gift_cards' })
export class GiftCard {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** The secret that redeems it, without dashes. */
  @Column('text')
  code: string;

  /** As issued. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('char', { length: 3 })
  currency: string;

  @Column('text', { name: 'recipient_name' })
  recipientName: string;

  @Column('text', { name: 'recipient_email' })
  recipientEmail: string;

  @Column('text')
  message: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

/** A gift card that pays for a visit, as far as it reaches; how much it pays is in the ledger. */
@Entity({ name: 'gift_card_redemptions' })
export class GiftCardUseRecord {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'gift_card_id' })
  giftCardId: string;

  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('timestamptz', { name: 'redeemed_at' })
  redeemedAt: Date;

  /** Taken off by the client. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;
}
