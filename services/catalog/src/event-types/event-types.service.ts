import { Injectable } from '@nestjs/common';
import { BookableEventTypeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest, type UpsertTarget } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { LocationsRepository } from '../offerings/locations.repository.js';
import { PracticesRepository } from '../practices/practices.repository.js';
import { applyEventTypeForm, type EventTypeForm } from './event-type-form.js';
import { eventTypeMessage } from './event-type-message.js';
import { EventType } from './event-type.entity.js';
import { EventTypesRepository } from './event-types.repository.js';

const MAX_EVENT_TYPES = 50;

@Injectable()
export class EventTypesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: EventTypesRepository,
    private readonly practices: PracticesRepository,
    private readonly locations: LocationsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the owner. Locking the practice keeps slugs apart and the limit when two forms are saved at once, and
   * makes repetitions of one request take turns: they get what it made.
   */
  async upsert(actor: Actor, { id, idempotencyKey }: UpsertTarget, form: EventTypeForm): Promise<EventType> {
    requirePro(actor);
    const made = idOfRequest(idempotencyKey, { of: actor.practiceId, kind: 'event_type' });
    return this.dataSource.transaction(async (tx) => {
      const practice = await this.practices.getForUpdate(tx, actor.practiceId);
      if (!practice.features.includes('bookable_events')) {
        throw new DomainError('feature_disabled', 'Group events are not switched on for your practice.');
      }
      const [repeated] = made && !id ? await this.types.listByIds(tx, [made]) : [];
      if (repeated) return repeated;
      const all = await this.types.listOf(tx, [practice.id]);
      const type = id ? typeAmong(all, id) : newType(made ?? newId(), practice.id, all);
      const { currency } = practice;
      applyEventTypeForm(type, form, { currency, locations: await this.locations.listOf(tx, [practice.id]) });
      const others = all.filter((other) => other.id !== type.id).map(({ slug }) => slug);
      type.slug = freeSlug(type.slug, others, Boolean(form.slug));
      await this.saveAndPublish(tx, type);
      return type;
    });
  }

  /** Requires the owner. */
  async delete(actor: Actor, id: string): Promise<void> {
    requirePro(actor);
    await this.dataSource.transaction(async (tx) => {
      await this.practices.getForUpdate(tx, actor.practiceId);
      const type = typeAmong(await this.types.listOf(tx, [actor.practiceId]), id);
      type.deletedAt = this.clock.now();
      await this.saveAndPublish(tx, type);
    });
  }

  /** Requires the owner. @param photoUrl null takes it off */
  async setPhoto(actor: Actor, id: string, photoUrl: string | null): Promise<EventType> {
    requirePro(actor);
    return this.dataSource.transaction(async (tx) => {
      await this.practices.getForUpdate(tx, actor.practiceId);
      const type = typeAmong(await this.types.listOf(tx, [actor.practiceId]), id);
      if (type.photoUrl === photoUrl) return type;
      type.photoUrl = photoUrl;
      await this.saveAndPublish(tx, type);
      return type;
    });
  }

  /** Those of the caller's own practice. */
  async listOwn(actor: Actor): Promise<EventType[]> {
    return actor.practiceId ? this.listOf([actor.practiceId]) : [];
  }

  async listByIds(ids: readonly string[]): Promise<EventType[]> {
    return this.types.listByIds(this.dataSource.manager, ids.filter(isUuid));
  }

  async listOf(practiceIds: readonly string[]): Promise<EventType[]> {
    return this.types.listOf(this.dataSource.manager, practiceIds);
  }

  private async saveAndPublish(tx: EntityManager, type: EventType): Promise<void> {
    type.version += 1;
    await this.types.save(tx, type);
    await emit(tx, BookableEventTypeSavedSchema, { eventType: eventTypeMessage(type) }, { aggregateId: type.id });
  }
}

function typeAmong(all: EventType[], id: string): EventType {
  const type = all.find((candidate) => candidate.id === id);
  if (!type) throw new DomainError('not_found', 'This event type does not exist.', 'id');
  return type;
}

function newType(id: string, practiceId: string, all: EventType[]): EventType {
  if (all.length >= MAX_EVENT_TYPES) {
    throw new DomainError('too_many_event_types', `A practice can have at most ${MAX_EVENT_TYPES} event types.`);
  }
  return Object.assign(new EventType(), { id, practiceId, photoUrl: null, version: 0, deletedAt: null });
}

/** A slug made of the name steps aside for another one; a slug that was typed is refused. */
function freeSlug(slug: string, taken: readonly string[], typed: boolean): string {
  if (!taken.includes(slug)) return slug;
  if (typed) throw new DomainError('slug_taken', 'Another event type has this link already.', 'slug');
  for (let number = 2; ; number += 1) {
    if (!taken.includes(`${slug}-${number}`)) return `${slug}-${number}`;
  }
}
