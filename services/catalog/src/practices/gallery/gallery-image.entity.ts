import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image of the gallery; the file itself belongs to the reviews service. */
@Entity('gallery_images')
export class GalleryImage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Public address. */
  @Column('text')
  url: string;

  @Column('text', { name: 'alt_text' })
  altText: string;

  /** From 1. */
  @Column('integer')
  position: number;
}
