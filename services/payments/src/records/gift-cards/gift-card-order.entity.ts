import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A gift card that somebody buys online. What is owed and paid for it is kept under the same id, as for a visit. */
@Entity({ name: 'gift_card_orders' })
export class GiftCardOrder {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'template_id' })
  templateId: string;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('char', { length: 3 })
  currency: string;

  @Column('text', { name: 'buyer_name' })
  buyerName: string;

  @Column('text', { name: 'buyer_email' })
  buyerEmail: string;

  @Column('text', { name: 'recipient_name' })
  recipientName: string;

  @Column('text', { name: 'recipient_email' })
  recipientEmail: string;

  @Column('text')
  message: string;

  /** In the practice's zone; null: as soon as it is paid. */
  @Column('date', { name: 'send_on', nullable: true })
  sendOn: string | null;

  /** No sooner than that. */
  @Column('timestamptz', { name: 'send_at' })
  sendAt: Date;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** It was not paid in time. */
  @Column('timestamptz', { name: 'expired_at', nullable: true })
  expiredAt: Date | null;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt: Date | null;

  /** Issued with the payment. */
  @Column('uuid', { name: 'gift_card_id', nullable: true })
  giftCardId: string | null;

  /** When the code was sent to the recipient. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
