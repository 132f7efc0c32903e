import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WebsiteBuilder } from './website-draft.entity.js';

/** A website as it was published. */
@Entity('website_versions')
export class WebsiteVersion {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  @PrimaryColumn('text')
  builder: WebsiteBuilder;

  /** From 1. */
  @PrimaryColumn('integer')
  version: number;

  @Column('text')
  document: string;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;
}
