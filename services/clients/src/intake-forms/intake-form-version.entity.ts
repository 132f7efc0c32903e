import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A practice's intake form as it was from one saving to the next. Never changed once it was sent: what was sent is what is filled in. */
@Entity('intake_form_versions')
export class IntakeFormVersion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** 1 for the first. */
  @Column('integer')
  version: number;

  /** SurveyJS's JSON. */
  @Column('text')
  form: string;

  /** Of its last saving; 0 before the first one of all. */
  @Column('integer', { name: 'save_no' })
  saveNo: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
