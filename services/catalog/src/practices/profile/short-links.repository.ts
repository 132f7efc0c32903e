import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Practice } from '../practice.entity.js';
import { FormerShortLink } from './former-short-link.entity.js';

@Injectable()
export class ShortLinksRepository {
  /** Lists the practices that an address of this name leads to, as slug, as short link or as a former one. */
  async listHolders(tx: EntityManager, shortLink: string): Promise<string[]> {
    const named = await tx.find(Practice, {
      select: { id: true },
      where: [{ slug: shortLink }, { vanitySlug: shortLink }],
    });
    const former = await tx.findOneBy(FormerShortLink, { shortLink });
    return [...named.map(({ id }) => id), ...(former ? [former.practiceId] : [])];
  }

  /** Keeps one that is given up, in the place of the oldest where there are more than so many. */
  async addFormer(tx: EntityManager, former: FormerShortLink, max: number): Promise<void> {
    await tx.insert(FormerShortLink, former);
    await tx.query(
      `DELETE FROM former_short_links WHERE practice_id = $1 AND short_link NOT IN (
         SELECT short_link FROM former_short_links WHERE practice_id = $1 ORDER BY left_at DESC, short_link LIMIT $2)`,
      [former.practiceId, max],
    );
  }

  async deleteFormer(tx: EntityManager, shortLink: string): Promise<void> {
    await tx.delete(FormerShortLink, { shortLink });
  }
}
