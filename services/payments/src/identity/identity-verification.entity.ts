import { Column, Entity, PrimaryColumn } from 'typeorm';

export type IdentityStatus = 'canceled' | 'processing' | 'requires_input' | 'verified';

/** Whether a practitioner has shown Stripe who they are. The document and all that it says stay at Stripe. */
@Entity({ name: 'identity_verifications' })
export class IdentityVerification {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Stripe's; the latest. */
  @Column('text', { name: 'session_id' })
  sessionId: string;

  @Column('text')
  status: IdentityStatus;

  /** What was verified stays so, whatever becomes of a later session. */
  @Column('timestamptz', { name: 'verified_at', nullable: true })
  verifiedAt: Date | null;
}
