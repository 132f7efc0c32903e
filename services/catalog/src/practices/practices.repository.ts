import { Injectable } from '@nestjs/common';
import { DomainError } from '@yarrow/kit/domain-error';
import { In, type EntityManager } from 'typeorm';
import { GalleryImage } from './gallery/gallery-image.entity.js';
import { ImageAsset } from './website/image-asset.entity.js';
import { PracticeSkill } from './skills/practice-skill.entity.js';
import { Practice } from './practice.entity.js';
import { FormerShortLink } from './profile/former-short-link.entity.js';
import { ProCredential } from './credentials/pro-credential.entity.js';

/** What a profile shows in addition to the practice itself. */
export interface ProfileParts {
  skills: PracticeSkill[];
  credentials: ProCredential[];
  gallery: GalleryImage[];
}

/** What the practice's own pages show in addition. */
export interface WebsiteParts {
  images: ImageAsset[];
}

/** As the index `practices_words` has it. */
const WORDS = `practice.name || ' ' || practice.practitioner_first_name || ' ' || practice.practitioner_last_name || ' ' ||
  practice.slug || ' ' || practice.email`;

@Injectable()
export class PracticesRepository {
  /** Precedence: slug, then another practice's vanity slug of the same name, then a former short link. */
  async findBySlug(tx: EntityManager, slug: string): Promise<Practice | null> {
    const found = (await tx.findOneBy(Practice, { slug })) ?? (await tx.findOneBy(Practice, { vanitySlug: slug }));
    if (found) return found;
    const former = await tx.findOneBy(FormerShortLink, { shortLink: slug });
    return former && this.find(tx, former.practiceId);
  }

  /** @param customDomain ASCII, lower case; only an active one stands at a practice */
  findByCustomDomain(tx: EntityManager, customDomain: string): Promise<Practice | null> {
    return tx.findOneBy(Practice, { customDomain });
  }

  async find(tx: EntityManager, id: string): Promise<Practice | null> {
    return tx.findOneBy(Practice, { id });
  }

  /**
   * Locks the practice: its locations and services change only while this lock is held.
   * @throws DomainError `not_ready` while the event of its registration is on its way
   */
  async getForUpdate(tx: EntityManager, id: string): Promise<Practice> {
    const practice = await tx.findOne(Practice, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (practice) return practice;
    throw new DomainError('not_ready', 'Your practice is still being set up. Please try again in a moment.');
  }

  async setIdentityVerified(tx: EntityManager, id: string): Promise<void> {
    await tx.update(Practice, { id }, { identityVerified: true });
  }

  async listByIds(tx: EntityManager, ids: readonly string[]): Promise<Practice[]> {
    return tx.findBy(Practice, { id: In([...ids]) });
  }

  async listByOwners(tx: EntityManager, userIds: readonly string[]): Promise<Practice[]> {
    return tx.findBy(Practice, { ownerUserId: In([...userIds]) });
  }

  /** Those in whose names, short link or address the words occur, by name. */
  async search(tx: EntityManager, words: string, limit: number): Promise<Practice[]> {
    const pattern = `%${words.replaceAll(/[\\%_]/g, (special) => `\\${special}`)}%`;
    return tx
      .createQueryBuilder(Practice, 'practice')
      .where(`(${WORDS}) ILIKE :pattern`, { pattern })
      .orderBy('practice.name')
      .addOrderBy('practice.id')
      .limit(limit)
      .getMany();
  }

  /** Makes those who want the same address, as slug or as short link, take turns. */
  async lockSlug(tx: EntityManager, slug: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`slug:${slug}`]);
  }

  /** @returns false when the slug is taken or the owner has a practice already */
  async insert(tx: EntityManager, practice: Practice): Promise<boolean> {
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(Practice)
      .values(practice)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length === 1;
  }

  async save(tx: EntityManager, practice: Practice): Promise<void> {
    await tx.save(Practice, practice);
  }

  /** Skills, approved credentials and gallery of many practices, each in order. */
  async listParts(tx: EntityManager, practiceIds: readonly string[]): Promise<Map<string, ProfileParts>> {
    const where = { practiceId: In([...practiceIds]) };
    const order = { position: 'ASC' } as const;
    // One after the other: a transaction has one connection.
    const skills = await tx.find(PracticeSkill, { where, order });
    const credentials = await tx.find(ProCredential, { where: { ...where, state: 'approved' }, order });
    const gallery = await tx.find(GalleryImage, { where, order });
    return new Map(
      practiceIds.map((id) => [
        id,
        { skills: of(skills, id), credentials: of(credentials, id), gallery: of(gallery, id) },
      ]),
    );
  }

  /** Images of many practices, each in order. */
  async listWebsites(tx: EntityManager, practiceIds: readonly string[]): Promise<Map<string, WebsiteParts>> {
    const where = { practiceId: In([...practiceIds]) };
    const images = await tx.find(ImageAsset, { where, order: { position: 'ASC' } });
    return new Map(practiceIds.map((id) => [id, { images: of(images, id) }]));
  }
}

function of<T extends { practiceId: string }>(rows: T[], id: string): T[] {
  return rows.filter((row) => row.practiceId === id);
}
