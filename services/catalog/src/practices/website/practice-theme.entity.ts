import { Column } from 'typeorm';

/** Shape of the buttons on the pages of a practice. */
export type ButtonStyle = 'square' | 'rounded' | 'pill';

/** Look of a practice's pages; properties that are not chosen keep the product's defaults. */
export class PracticeTheme {
  /** `#rrggbb` in lower case. */
  @Column('text', { name: 'theme_color_accent', nullable: true })
  colorAccent: string | null;

  /** `#rrggbb` each, the first choice first. */
  @Column('text', { name: 'theme_colors', array: true })
  colors: string[];

  @Column('text', { name: 'theme_button_style', nullable: true })
  buttonStyle: ButtonStyle | null;

  /** Names of families, for headings first. */
  @Column('text', { name: 'theme_fonts', array: true })
  fonts: string[];

  get isChosen(): boolean {
    return Boolean(this.colorAccent ?? this.buttonStyle) || this.colors.length > 0 || this.fonts.length > 0;
  }
}
