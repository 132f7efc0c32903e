import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a practice has set for its website; empty texts keep what follows from the profile. */
@Entity('website_settings')
export class WebsiteSettings {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  @Column('uuid', { name: 'metadata_id' })
  metadataId: string;

  /** Of the page in search results; at most 70 characters. */
  @Column('text')
  title: string;

  /** At most 160 characters. */
  @Column('text')
  description: string;

  /** Name of the site where a link to it is shared; at most 60 characters. */
  @Column('text', { name: 'og_site_name' })
  ogSiteName: string;

  /** The therapy that the site is about; at most 80 characters. */
  @Column('text', { name: 'primary_modality' })
  primaryModality: string;

  /** HTML for the head of the site on its own domain. Never part of a page of the platform. */
  @Column('text', { name: 'head_scripts' })
  headScripts: string;

  /** HTML for the end of the site's body, likewise. */
  @Column('text', { name: 'body_scripts' })
  bodyScripts: string;
}
