import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image of the practice's own pages, other than its gallery; the file itself belongs to the reviews service. */
@Entity('image_assets')
export class ImageAsset {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** `hero`: the large one at the top of a page. */
  @Column('text')
  kind: 'hero' | 'page';

  /** Public address. */
  @Column('text')
  url: string;

  @Column('text', { name: 'alt_text' })
  altText: string;

  /** From 1. */
  @Column('integer')
  position: number;
}
