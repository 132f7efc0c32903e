import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A short link that a practice has given up: it still leads there, and no other practice can take it. */
@Entity('former_short_links')
export class FormerShortLink {
  @PrimaryColumn('text', { name: 'short_link' })
  shortLink: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('timestamptz', { name: 'left_at' })
  leftAt: Date;
}
