import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TemplateName } from './template-rules.js';

/** The text of a mail in a practice's own words. */
@Entity('email_templates')
export class EmailTemplate {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  @PrimaryColumn('text')
  name: TemplateName;

  /** With variables in double braces. */
  @Column('text')
  content: string;
}
