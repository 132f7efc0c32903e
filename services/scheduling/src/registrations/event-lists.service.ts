import { Injectable } from '@nestjs/common';
import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { assertCalendarRange } from '../calendar-files/calendar-range.js';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { Registration } from './registration.entity.js';
import { RegistrationsRepository } from './registrations.repository.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { isHostOf, maySee } from '../event-records/events.policy.js';

const MAX_UPCOMING = 50;

/** Reads group events. Events that the caller may not see are reported as nonexistent. */
@Injectable()
export class EventListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: BookableEventsRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly catalogs: CatalogProjectionRepository,
    private readonly clock: Clock,
  ) {}

  async find(actor: Actor, id: string): Promise<BookableEvent | null> {
    const event = isUuid(id) ? await this.events.find(this.dataSource.manager, id) : null;
    if (!event) return null;
    return maySee(actor, await this.findPractice(event.practiceId)) ? event : null;
  }

  /** In the order of the ids; null where the caller may not see one. */
  async listByIds(actor: Actor, ids: readonly string[]): Promise<(BookableEvent | null)[]> {
    const found = await this.events.listByIds(this.dataSource.manager, ids.filter(isUuid));
    const catalogs = await this.listCatalogs(found.map(({ practiceId }) => practiceId));
    return ids.map((id) => {
      const event = found.find((candidate) => candidate.id === id.toLowerCase());
      return event && maySee(actor, catalogs.get(event.practiceId)?.practice) ? event : null;
    });
  }

  /** @throws DomainError `invalid_range` */
  async listOfPractice(actor: Actor, from: Date, to: Date): Promise<BookableEvent[]> {
    requirePro(actor);
    assertCalendarRange(from, to);
    return this.events.listOfPractice(this.dataSource.manager, actor.practiceId, from, to);
  }

  /** Events to come of each of some practices that the caller may see. */
  async listComingOf(actor: Actor, practiceIds: readonly string[], first: number): Promise<BookableEvent[]> {
    const catalogs = await this.listCatalogs(practiceIds);
    const seen = [...catalogs.values()].map(({ practice }) => practice).filter((practice) => maySee(actor, practice));
    return this.events.listComing(
      this.dataSource.manager,
      'practice_id',
      seen.map(({ practiceId }) => practiceId),
      this.limits(first),
    );
  }

  /** Events to come of some kinds, of the caller's own practice. */
  async listScheduled(actor: Actor, typeIds: readonly string[], first: number): Promise<BookableEvent[]> {
    const ids = typeIds.filter(isUuid);
    const events = await this.events.listComing(this.dataSource.manager, 'event_type_id', ids, this.limits(first));
    return events.filter((event) => isHostOf(actor, event));
  }

  /** The next events of the caller's practice. @param after the event that they follow; none for the soonest ones */
  async listOwn(
    actor: Actor,
    { typeId, after }: { typeId: string | null; after: string | null },
  ): Promise<BookableEvent[]> {
    requirePro(actor);
    const [by, id] =
      typeId === null ? (['practice_id', actor.practiceId] as const) : (['event_type_id', typeId] as const);
    if (!isUuid(id) || (after !== null && !isUuid(after))) return [];
    const limits = { ...this.limits(MAX_UPCOMING), after };
    const events = await this.events.listComing(this.dataSource.manager, by, [id], limits);
    return events.filter((event) => isHostOf(actor, event));
  }

  countByType(typeIds: readonly string[]): Promise<Map<string, number>> {
    return this.events.countByType(this.dataSource.manager, typeIds.filter(isUuid));
  }

  /** Who takes a place in some events; the caller knows that they are its practice's. */
  listRegistrations(eventIds: readonly string[]): Promise<Registration[]> {
    return this.registrations.listTaken(this.dataSource.manager, eventIds, this.clock.now());
  }

  countTaken(eventIds: readonly string[]): Promise<Map<string, number>> {
    return this.registrations.countTaken(this.dataSource.manager, eventIds, this.clock.now());
  }

  async countTakenIn(eventId: string): Promise<number> {
    return (await this.countTaken([eventId])).get(eventId) ?? 0;
  }

  async listCatalogs(practiceIds: readonly string[]): Promise<Map<string, PracticeCatalog>> {
    const ids = [...new Set(practiceIds)].filter(isUuid);
    const catalogs = await this.catalogs.listCatalogs(this.dataSource.manager, ids);
    return new Map(catalogs.map((catalog) => [catalog.practice.practiceId, catalog]));
  }

  private findPractice(practiceId: string): Promise<Practice | undefined> {
    return this.catalogs.findPractice(this.dataSource.manager, practiceId);
  }

  private limits(first: number) {
    return { now: this.clock.now(), first: Math.min(Math.max(first, 1), MAX_UPCOMING) };
  }
}
