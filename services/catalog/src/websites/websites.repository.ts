import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WebsiteDraft, type WebsiteBuilder } from './website-draft.entity.js';
import { WebsiteVersion } from './website-version.entity.js';

/** How many versions a builder offers. */
const SHOWN_VERSIONS = 50;

export type ShownVersion = Pick<WebsiteVersion, 'version' | 'publishedAt'>;

@Injectable()
export class WebsitesRepository {
  findDraft(tx: EntityManager, practiceId: string, builder: WebsiteBuilder): Promise<WebsiteDraft | null> {
    return tx.findOneBy(WebsiteDraft, { practiceId, builder });
  }

  async saveDraft(tx: EntityManager, draft: WebsiteDraft): Promise<void> {
    await tx.save(WebsiteDraft, draft);
  }

  /** Without their documents, the newest first. */
  listVersions(tx: EntityManager, practiceId: string, builder: WebsiteBuilder): Promise<ShownVersion[]> {
    return tx.find(WebsiteVersion, {
      select: { version: true, publishedAt: true },
      where: { practiceId, builder },
      order: { version: 'DESC' },
      take: SHOWN_VERSIONS,
    });
  }

  findVersion(
    tx: EntityManager,
    { practiceId, builder, version }: Pick<WebsiteVersion, 'practiceId' | 'builder' | 'version'>,
  ): Promise<WebsiteVersion | null> {
    return tx.findOneBy(WebsiteVersion, { practiceId, builder, version });
  }

  /** What visitors see. */
  findPublished(tx: EntityManager, practiceId: string, builder: WebsiteBuilder): Promise<WebsiteVersion | null> {
    return tx.findOne(WebsiteVersion, { where: { practiceId, builder }, order: { version: 'DESC' } });
  }

  async addVersion(tx: EntityManager, version: WebsiteVersion): Promise<void> {
    await tx.insert(WebsiteVersion, version);
  }
}
