import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Entry to the review flow: by the link of a practice, or by the link of one visit. */
@Entity('referral_links')
export class ReferralLink {
  /** SHA-256 of the code: links are found by it. */
  @PrimaryColumn('bytea', { name: 'code_hash' })
  codeHash: Buffer;

  /** Secret part of the address. */
  @Column('text')
  code: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Null for the practice's own link. */
  @Column('uuid', { name: 'appointment_id', nullable: true })
  appointmentId: string | null;
}
