import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { isUuid } from '@yarrow/kit/ids';
import { NotYetError } from '@yarrow/kit/on-event';
import { DataSource, type EntityManager } from 'typeorm';
import { locationMessage } from '../offerings/location-message.js';
import { LocationsRepository } from '../offerings/locations.repository.js';
import { serviceMessage } from '../offerings/service-message.js';
import { ServicesRepository } from '../offerings/services.repository.js';
import { practiceMessage } from './practice-message.js';
import { PracticePublisher } from './practice.publisher.js';
import { CARD_PROVIDERS, type Owner, type Practice } from './practice.entity.js';
import { PracticesRepository, type ProfileParts, type WebsiteParts } from './practices.repository.js';
import { slugCandidate } from './slug.js';

const SLUG_ATTEMPTS = 1000;

@Injectable()
export class PracticesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticesRepository,
    private readonly locations: LocationsRepository,
    private readonly services: ServicesRepository,
    private readonly publisher: PracticePublisher,
  ) {}

  /** Everybody sees a published practice; its owner sees it before. */
  async findBySlug(actor: Actor, slug: string): Promise<Practice | null> {
    const practice = await this.practices.findBySlug(this.dataSource.manager, slug.toLowerCase().slice(0, 100));
    return practice && isVisible(practice, actor) ? practice : null;
  }

  async findCurrent(actor: Actor): Promise<Practice | null> {
    return actor.practiceId ? this.practices.find(this.dataSource.manager, actor.practiceId) : null;
  }

  /** What refers to a practice may name it, published or not; see `isVisible` for what is shown of it. */
  async listByIds(ids: readonly string[]): Promise<Practice[]> {
    return this.practices.listByIds(this.dataSource.manager, ids.filter(isUuid));
  }

  async listByOwners(userIds: readonly string[]): Promise<Practice[]> {
    return this.practices.listByOwners(this.dataSource.manager, userIds.filter(isUuid));
  }

  async listParts(practiceIds: readonly string[]): Promise<Map<string, ProfileParts>> {
    return this.practices.listParts(this.dataSource.manager, practiceIds);
  }

  async listWebsites(practiceIds: readonly string[]): Promise<Map<string, WebsiteParts>> {
    return this.practices.listWebsites(this.dataSource.manager, practiceIds);
  }

  /** A practice with its locations and services, as events carry them. */
  async findSnapshot(practiceId: string) {
    const tx = this.dataSource.manager;
    const practice = isUuid(practiceId) ? await this.practices.find(tx, practiceId) : null;
    if (!practice) return null;
    const [locations, services, parts] = await Promise.all([
      this.locations.listOf(tx, [practiceId]),
      this.services.listOf(tx, [practiceId]),
      this.practices.listParts(tx, [practiceId]),
    ]);
    const main = locations.find((location) => location.state === 'active');
    return {
      practice: practiceMessage(practice, parts.get(practiceId)!, main),
      locations: locations.map(locationMessage),
      services: services.map(serviceMessage),
    };
  }

  /** Stores a new practice under a slug of its own, unless it is there already. */
  async create(tx: EntityManager, practice: Practice): Promise<void> {
    if (await this.practices.find(tx, practice.id)) return;
    for (let attempt = 0; attempt < SLUG_ATTEMPTS; attempt += 1) {
      practice.slug = slugCandidate(practice.name, attempt);
      await this.practices.lockSlug(tx, practice.slug);
      // Existing short links of other practices keep their target.
      if (await this.practices.findBySlug(tx, practice.slug)) continue;
      if (!(await this.practices.insert(tx, practice))) continue;
      // Read again: what the form does not have got its default in the table.
      return this.publisher.saveAndPublish(tx, await this.practices.getForUpdate(tx, practice.id));
    }
    throw new Error(`No free slug for practice ${practice.id}`);
  }

  /** Records whether a provider can charge cards; without any no card can be required. */
  async setProvider(tx: EntityManager, practiceId: string, provider: string, canCharge: boolean): Promise<void> {
    if (!CARD_PROVIDERS.includes(provider)) return;
    if (!(await this.practices.find(tx, practiceId))) return;
    const practice = await this.practices.getForUpdate(tx, practiceId);
    practice.setCardProvider(provider, canCharge);
    await this.publisher.saveAndPublish(tx, practice);
  }

  /** The practitioner has shown who they are. That stays so; a practice that is not known yet waits for it. */
  async noteIdentityVerified(tx: EntityManager, practiceId: string): Promise<void> {
    if (!(await this.practices.find(tx, practiceId))) throw new NotYetError(`Practice ${practiceId} is not known yet`);
    await this.practices.setIdentityVerified(tx, practiceId);
  }

  /** What the practice pays the platform for has changed. */
  async followPlan(tx: EntityManager, practiceId: string, features: readonly string[], version: number): Promise<void> {
    if (!(await this.practices.find(tx, practiceId))) throw new NotYetError(`Practice ${practiceId} is not known yet`);
    const practice = await this.practices.getForUpdate(tx, practiceId);
    if (practice.takePlan(features, version)) await this.publisher.saveAndPublish(tx, practice);
  }

  /** The account of its owner changed. @param title the new professional title; undefined where it stays */
  async followOwner(tx: EntityManager, practiceId: string, owner: Owner, title: string | undefined): Promise<void> {
    if (!(await this.practices.find(tx, practiceId))) throw new NotYetError(`Practice ${practiceId} is not known yet`);
    const practice = await this.practices.getForUpdate(tx, practiceId);
    if (practice.followOwner(owner, title)) await this.publisher.saveAndPublish(tx, practice);
  }
}

export function isVisible(practice: Practice, actor: Actor): boolean {
  return practice.published || practice.isOwnedBy(actor.practiceId);
}
