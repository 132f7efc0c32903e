import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Shape of the buttons of a form. */
export type FormButtonStyle = 'square' | 'rounded' | 'pill';

/** How the intake form of a practice looks; a setting that was not chosen keeps the product's look. */
@Entity('intake_form_themes')
export class IntakeFormTheme {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  /** `#rrggbb` in lower case. */
  @Column('text', { name: 'color_accent', nullable: true })
  colorAccent: string | null;

  @Column('text', { name: 'button_style', nullable: true })
  buttonStyle: FormButtonStyle | null;

  /** Names of families: of headings, then of text. Empty: the product's. */
  @Column('text', { array: true })
  fonts: string[];
}
