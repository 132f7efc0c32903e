import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What reviews keeps of a practice, which catalog owns. */
@Entity('practice_projections')
export class PracticeProjection {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'owner_user_id', nullable: true })
  ownerUserId: string | null;

  @Column('text')
  slug: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  country: string;

  /** E.164. */
  @Column('text', { nullable: true })
  phone: string | null;

  /** Lower-cased. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('boolean')
  published: boolean;

  /** In the practitioner's order. */
  @Column('text', { name: 'specialty_ids', array: true })
  specialtyIds: string[];

  @Column('boolean', { name: 'video_reviews_enabled' })
  videoReviewsEnabled: boolean;

  /** IANA. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('boolean', { name: 'import_reviews_enabled' })
  importReviewsEnabled: boolean;

  @Column('integer')
  version: number;

  /** Whether this account, phone or e-mail is the practitioner's own: self-reviews are refused. */
  isPractitioner(person: { userId?: string | null; phone?: string | null; email?: string | null }): boolean {
    return (
      (!!person.userId && person.userId === this.ownerUserId) ||
      (!!person.phone && person.phone === this.phone) ||
      (!!person.email && person.email === this.email)
    );
  }
}
