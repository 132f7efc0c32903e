import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Practice } from '../practices/practice.entity.js';
import { PracticesRepository } from '../practices/practices.repository.js';
import { WebsitesRepository } from './websites.repository.js';

export interface PublicWebsite {
  practice: Practice;
  /** Null where nothing was published with the live builder: the site then follows from the profile. */
  document: string | null;
}

/** The websites of practices, as visitors see them. */
@Injectable()
export class PublicWebsitesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly websites: WebsitesRepository,
  ) {}

  /** Null for a domain that leads nowhere, and where the practice is not public. @param domain ASCII, lower case */
  async findByDomain(domain: string): Promise<PublicWebsite | null> {
    return this.websiteOf(await this.practices.findByCustomDomain(this.dataSource.manager, domain));
  }

  /** Null for a slug of no public practice. */
  async findBySlug(slug: string): Promise<PublicWebsite | null> {
    return this.websiteOf(await this.practices.findBySlug(this.dataSource.manager, slug));
  }

  private async websiteOf(practice: Practice | null): Promise<PublicWebsite | null> {
    if (!practice?.published) return null;
    const { id, builderVersion } = practice;
    const builder = builderVersion === 'v2' ? 'v2' : 'v1';
    const published = await this.websites.findPublished(this.dataSource.manager, id, builder);
    return { practice, document: published?.document ?? null };
  }
}
