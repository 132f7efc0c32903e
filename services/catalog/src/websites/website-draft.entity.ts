import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Version of the builder that a website is made with; each keeps a site of its own. */
export type WebsiteBuilder = 'v1' | 'v2';

/** The website that a practice is working on. */
@Entity('website_drafts')
export class WebsiteDraft {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  @PrimaryColumn('text')
  builder: WebsiteBuilder;

  /** JSON, as `parseSite` writes it. */
  @Column('text')
  document: string;

  /** Of the last saving. */
  @Column('integer', { name: 'save_no' })
  saveNo: number;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;
}
