import { Injectable } from '@nestjs/common';
import {
  GetPracticeSnapshotRequestSchema,
  type GetPracticeSnapshotResponse,
  GetPracticeSnapshotResponseSchema,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import type { Location, Practice, Service } from '@yarrow/contracts/catalog/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { isUuid } from '@yarrow/kit/ids';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { DataSource, type EntityManager } from 'typeorm';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { CatalogProjectionRepository, type ProviderAccount } from './catalog-projection.repository.js';
import { practiceNotFound } from './offer.js';
import type { PracticeCatalog } from './practice-catalog.js';

/** An unknown practice is asked for once a minute, so that guessed ids cannot keep catalog busy. */
const ASK_AGAIN_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/** What scheduling keeps of practices, their places, services and card providers: bookings work while catalog is down. */
@Injectable()
export class CatalogProjectionService {
  private readonly asked = new Map<string, { at: number; answer: Promise<PracticeCatalog | undefined> }>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly projection: CatalogProjectionRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly requests: RequestsClient,
    private readonly clock: Clock,
  ) {}

  /**
   * What is known of a practice, fetched from catalog where its events have not arrived yet.
   * @throws DomainError `not_found`
   */
  async getCatalog(practiceId: string): Promise<PracticeCatalog> {
    if (!isUuid(practiceId)) throw practiceNotFound();
    const catalog =
      (await this.projection.findCatalog(this.dataSource.manager, practiceId)) ?? (await this.fetchOnce(practiceId));
    if (!catalog) throw practiceNotFound();
    return catalog;
  }

  /** Those that have arrived, by their ids. */
  listLocations(ids: readonly string[]): Promise<Map<string, Location>> {
    return this.projection.listLocations(this.dataSource.manager, ids.filter(isUuid));
  }

  /**
   * Locks the practice while a time is taken: its settings, its buffer above all, stay as they are until the transaction
   * ends.
   * @throws DomainError `not_found`
   */
  async getCatalogForShare(tx: EntityManager, practiceId: string): Promise<PracticeCatalog> {
    const catalog = await this.projection.findCatalogForShare(tx, practiceId);
    if (!catalog) throw practiceNotFound();
    return catalog;
  }

  /**
   * Keeps bookings of the practice out until the transaction ends: the constraint does not check intended overlaps of
   * the practitioner, so a booking must not read the free times and take one during this transaction.
   * @throws DomainError `not_found`
   */
  async getCatalogForUpdate(tx: EntityManager, practiceId: string): Promise<PracticeCatalog> {
    await this.projection.lockPractice(tx, practiceId);
    return this.getCatalogForShare(tx, practiceId);
  }

  /** A change of the buffer also moves the gap that the visits to come keep behind them. */
  async savePractice(tx: EntityManager, practice: Practice): Promise<void> {
    const before = await this.projection.findPractice(tx, practice.practiceId);
    const saved = await this.projection.savePractice(tx, practice);
    const buffer = practice.booking?.bufferMinutes ?? 0;
    if (!saved || !before || before.booking?.bufferMinutes === buffer) return;
    await this.occupancies.applyBuffer(tx, practice.practiceId, buffer, this.clock.now());
  }

  /** @returns false if the stored row is as new */
  saveLocation(tx: EntityManager, location: Location): Promise<boolean> {
    return this.projection.saveLocation(tx, location);
  }

  deleteLocation(tx: EntityManager, practiceId: string, locationId: string): Promise<void> {
    return this.projection.deleteLocation(tx, practiceId, locationId);
  }

  saveService(tx: EntityManager, service: Service): Promise<void> {
    return this.projection.saveService(tx, service);
  }

  saveProviderAccount(tx: EntityManager, account: ProviderAccount): Promise<void> {
    return this.projection.saveProviderAccount(tx, account);
  }

  private fetchOnce(practiceId: string): Promise<PracticeCatalog | undefined> {
    const now = this.clock.now().getTime();
    const asked = this.asked.get(practiceId);
    if (asked && now - asked.at < ASK_AGAIN_MS) return asked.answer;
    if (this.asked.size >= MAX_REMEMBERED) this.asked.clear();
    const answer = this.fetch(practiceId);
    this.asked.set(practiceId, { at: now, answer });
    answer.catch(() => this.asked.delete(practiceId));
    return answer;
  }

  private async fetch(practiceId: string): Promise<PracticeCatalog | undefined> {
    const answer = await this.ask(practiceId);
    if (!answer?.practice) return undefined;
    const { practice, locations, services } = answer;
    return this.dataSource.transaction(async (tx) => {
      await this.savePractice(tx, practice);
      for (const location of locations) await this.saveLocation(tx, location);
      for (const service of services) await this.saveService(tx, service);
      return this.projection.findCatalog(tx, practiceId);
    });
  }

  /** Catalog being down is no fault of ours: the practice stays unknown until its events arrive. */
  private async ask(practiceId: string): Promise<GetPracticeSnapshotResponse | undefined> {
    try {
      return await this.requests.request(GetPracticeSnapshotRequestSchema, GetPracticeSnapshotResponseSchema, {
        practiceId,
      });
    } catch {
      return undefined;
    }
  }
}
