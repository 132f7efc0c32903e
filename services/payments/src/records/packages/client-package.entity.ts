import { scaled } from '@yarrow/kit/values/shares';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A package that was paid for. Its sessions are scheduling's. */
@Entity({ name: 'client_packages' })
export class ClientPackage {
  @PrimaryColumn('uuid')
  id: string;

  /** The visit that bought it and is its first session. */
  @Column('uuid', { name: 'appointment_id' })
  appointmentId: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'service_id' })
  serviceId: string;

  @Column('text')
  name: string;

  @Column('integer', { name: 'number_of_sessions' })
  numberOfSessions: number;

  /** As paid: less what coupons took off. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('char', { length: 3 })
  currency: string;

  @Column('timestamptz', { name: 'sold_at' })
  soldAt: Date;

  @Column('timestamptz', { name: 'refunded_at', nullable: true })
  refundedAt: Date | null;

  /** What would go back now: pro rata by unused sessions. */
  refundableCents(sessionsUsed: number): number {
    if (this.refundedAt) return 0;
    const unused = Math.max(0, this.numberOfSessions - sessionsUsed);
    return scaled(this.amountCents, unused, this.numberOfSessions, this.currency);
  }
}
