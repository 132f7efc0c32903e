import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A gift card as a practice offers it. */
@Entity({ name: 'gift_card_templates' })
export class GiftCardTemplate {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** In whole units of the practice's currency. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('text')
  description: string;

  /** The practice gives it out. */
  @Column('boolean')
  active: boolean;

  /** Everybody can buy it online. */
  @Column('boolean')
  public: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
