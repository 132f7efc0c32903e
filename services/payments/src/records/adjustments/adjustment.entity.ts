import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Money of a visit that the practice voluntarily refunds or waives. */
@Entity({ name: 'adjustments' })
export class Adjustment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  /** When the practice says that it was. */
  @Column('timestamptz', { name: 'adjusted_at' })
  adjustedAt: Date;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  /** The part of it that goes back through providers. */
  @Column('integer', { name: 'provider_cents' })
  providerCents: number;

  /** For the practice alone; may be empty. */
  @Column('text')
  note: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;
}
