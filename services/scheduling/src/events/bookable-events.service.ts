import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest, type UpsertTarget } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { BookableEvent } from '../event-records/bookable-event.entity.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { EventChangesService } from './event-changes.service.js';
import { type EventForm, applyEventForm } from './event-form.js';
import { EventTypeProjectionService } from './event-type-projection.service.js';
import { eventNotFound, isHostOf } from '../event-records/events.policy.js';

/** A form with what it is about. */
export interface SavedEventForm extends EventForm {
  readonly typeId: string;
  /** Of the event that the form was filled in for. */
  readonly version?: number | null | undefined;
  /** The practitioner wants it also where there is something at its time. */
  readonly allowOverlap: boolean;
}

/** Schedules, changes and cancels group events. Requires the practitioner. */
@Injectable()
export class BookableEventsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly types: EventTypeProjectionService,
    private readonly events: BookableEventsRepository,
    private readonly changes: EventChangesService,
  ) {}

  /**
   * The event takes the practitioner's time, also where there is something already: overlapping is theirs to decide, once
   * they know what it is that they overlap.
   * Repetitions of one request take turns under the practice's lock and get what it made.
   * @throws EventOverlap, StaleBookableEvent, DomainError `feature_disabled`, `not_found`, `event_cancelled`, `name_required`, `invalid_…`
   */
  async upsert(
    actor: Actor,
    { id, idempotencyKey }: UpsertTarget,
    { typeId, version, allowOverlap, ...form }: SavedEventForm,
    now: Date,
  ): Promise<BookableEvent> {
    requirePro(actor);
    const made = idOfRequest(idempotencyKey, { of: actor.practiceId, kind: 'bookable_event' });
    const type = await this.types.find(actor.practiceId, typeId);
    if (!type) throw new DomainError('not_found', 'This event type could not be found.', 'bookableEventTypeId');
    await this.catalogs.getCatalog(actor.practiceId);
    return this.dataSource.transaction(async (tx) => {
      await this.changes.lockPractice(tx, actor.practiceId);
      const repeated = made && !id ? await this.events.find(tx, made) : null;
      if (repeated) return repeated;
      const catalog = await this.catalogs.getCatalogForShare(tx, actor.practiceId);
      // Events scheduled already can still be changed and cancelled.
      if (!id && !catalog.practice.bookableEventsEnabled) throw eventsSwitchedOff();
      const event = id ? await this.getForUpdate(tx, actor, id) : newEvent(made ?? newId(), actor.practiceId, now);
      const before = id ? { ...event } : undefined;
      if (before) event.requireUnchanged(version);
      if (!id && type.deleted) {
        throw new DomainError('not_found', 'This event type was removed.', 'bookableEventTypeId');
      }
      event.eventTypeId = type.eventTypeId;
      applyEventForm(event, form, { type, catalog, now });
      event.version += 1;
      const timing = { bufferMinutes: catalog.practice.booking?.bufferMinutes ?? 0, allowOverlap, now };
      if (before) await this.changes.change(tx, event, before, timing);
      else await this.changes.create(tx, event, timing);
      return event;
    });
  }

  /**
   * Everybody registered is notified and gets back what was paid. Repeating it changes nothing.
   * @throws DomainError `not_found`, `event_over`
   */
  async delete(actor: Actor, id: string, now: Date): Promise<void> {
    requirePro(actor);
    await this.dataSource.transaction(async (tx) => {
      const event = await this.getForUpdate(tx, actor, id, { cancelledToo: true });
      if (event.isCancelled) return;
      if (event.hasStarted(now)) throw new DomainError('event_over', 'This event has already begun.', 'id');
      await this.changes.callOff(tx, event, now);
    });
  }

  private async getForUpdate(
    tx: EntityManager,
    actor: Actor,
    id: string,
    { cancelledToo = false } = {},
  ): Promise<BookableEvent> {
    const event = isUuid(id) ? await this.events.findForUpdate(tx, id) : null;
    if (!event || !isHostOf(actor, event)) throw eventNotFound();
    if (event.isCancelled && !cancelledToo) {
      throw new DomainError('event_cancelled', 'This event was called off.', 'id');
    }
    return event;
  }
}

function eventsSwitchedOff(): DomainError {
  return new DomainError('feature_disabled', 'Group events are not switched on for your practice.');
}

function newEvent(id: string, practiceId: string, now: Date): BookableEvent {
  return Object.assign(new BookableEvent(), {
    id,
    practiceId,
    cancelledAt: null,
    createdAt: now,
    version: 0,
    meetingLink: null,
  });
}
