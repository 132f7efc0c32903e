import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import type { Practice } from '../practice.entity.js';
import { PracticesRepository } from '../practices.repository.js';
import { FormerShortLink } from './former-short-link.entity.js';
import { parseShortLink, shortLinkTaken } from './short-link.js';
import { ShortLinksRepository } from './short-links.repository.js';

/** Of a practice: more would let one collect names. */
const MAX_FORMER = 20;

/** Addresses that practitioners choose for their profile. */
@Injectable()
export class ShortLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly shortLinks: ShortLinksRepository,
    private readonly clock: Clock,
  ) {}

  /** Requires a pro. Whether no other practice has the short link; false for an invalid one. */
  async isAvailable(actor: Actor, typed: string): Promise<boolean> {
    requirePro(actor);
    try {
      const holders = await this.shortLinks.listHolders(this.dataSource.manager, parseShortLink(typed));
      return holders.every((id) => id === actor.practiceId);
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /**
   * Gives a practice another short link; the one before goes on leading there. The caller holds the practice's lock and saves.
   * @throws DomainError `invalid_short_link`, `short_link_taken`
   */
  async change(tx: EntityManager, practice: Practice, typed: string): Promise<void> {
    const shortLink = parseShortLink(typed);
    if (shortLink === practice.shortLink) return;
    await this.practices.lockSlug(tx, shortLink);
    const holders = await this.shortLinks.listHolders(tx, shortLink);
    if (holders.some((id) => id !== practice.id)) throw shortLinkTaken();
    await this.shortLinks.deleteFormer(tx, shortLink);
    if (practice.vanitySlug) await this.keepFormer(tx, practice.id, practice.vanitySlug);
    practice.vanitySlug = shortLink === practice.slug ? null : shortLink;
  }

  private async keepFormer(tx: EntityManager, practiceId: string, shortLink: string): Promise<void> {
    const former = Object.assign(new FormerShortLink(), { shortLink, practiceId, leftAt: this.clock.now() });
    await this.shortLinks.addFormer(tx, former, MAX_FORMER);
  }
}
