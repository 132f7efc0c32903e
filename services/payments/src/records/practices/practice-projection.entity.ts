import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What payments keeps of what catalog owns of a practice. */
@Entity({ name: 'practice_projections' })
export class PracticeProjection {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'owner_user_id', nullable: true })
  ownerUserId: string | null;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('char', { length: 3 })
  currency: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  country: string;

  /** IANA; the day of a scheduled charge is counted in it. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('boolean', { name: 'accepts_tips' })
  acceptsTips: boolean;

  @Column('integer')
  version: number;
}
