import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A therapy or condition that a practice names among its skills. */
@Entity('practice_skills')
export class PracticeSkill {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Id of the reference list. */
  @PrimaryColumn('text', { name: 'specialty_id' })
  specialtyId: string;

  /** From 1. */
  @Column('integer')
  position: number;
}
