import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest, type UpsertTarget } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { parseLine } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import { parseTimeZone } from '../availability/time-zone.js';
import { assertCalendarRange } from '../calendar-files/calendar-range.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { PersonalEventChangesService } from './personal-event-changes.service.js';
import { personalEventTimes, type WantedPersonalTimes } from '../event-records/personal-event-times.js';
import { PersonalEvent } from '../event-records/personal-event.entity.js';
import { PersonalEventsRepository } from '../event-records/personal-events.repository.js';

const MAX_NAME_LENGTH = 200;

/** The form as the contract sends it. */
export interface PersonalEventForm extends WantedPersonalTimes {
  readonly name: string;
  /** Of the event that the form was filled in for. */
  readonly version?: number | null | undefined;
  readonly allowOverlap: boolean;
}

/** Personal events of a practitioner, other than visits and group events. Only their practice may access them. */
@Injectable()
export class PersonalEventsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly events: PersonalEventsRepository,
    private readonly changes: PersonalEventChangesService,
  ) {}

  /**
   * Those that touch a range, soonest first.
   * @throws DomainError `invalid_range`
   */
  async listOfPractice(actor: Actor, from: Date, to: Date): Promise<PersonalEvent[]> {
    requirePro(actor);
    assertCalendarRange(from, to);
    return this.events.listOfPractice(this.dataSource.manager, actor.practiceId, from, to);
  }

  /**
   * The event takes the practitioner's time, also where there is something already, once they know what that is.
   * Repetitions of one request take turns under the practice's lock and get what it made.
   * @throws EventOverlap, StalePersonalEvent, DomainError `not_found`, `name_required`, `invalid_…`
   */
  async upsert(actor: Actor, target: UpsertTarget, form: PersonalEventForm, now: Date): Promise<PersonalEvent> {
    requirePro(actor);
    const { practiceId } = actor;
    const { id, idempotencyKey } = target;
    const made = idOfRequest(idempotencyKey, { of: practiceId, kind: 'personal_event' });
    const name = nameOf(form.name);
    const times = personalEventTimes({ ...form, timeZone: zoneOf(form.timeZone) }, now);
    await this.catalogs.getCatalog(practiceId);
    return this.dataSource.transaction(async (tx) => {
      await this.changes.lockPractice(tx, practiceId);
      const repeated = made && !id ? await this.events.find(tx, made) : null;
      if (repeated) return repeated;
      const { practice } = await this.catalogs.getCatalogForShare(tx, practiceId);
      const event = id ? await this.getForUpdate(tx, actor, id) : PersonalEvent.of(made ?? newId(), practiceId);
      const before = id ? { ...event } : undefined;
      if (before) event.requireUnchanged(form.version);
      event.change(name, times);
      const bufferMinutes = practice.booking?.bufferMinutes ?? 0;
      await this.changes.save(tx, event, before, { bufferMinutes, allowOverlap: form.allowOverlap, now });
      return event;
    });
  }

  /**
   * Its time is free again. Repeating it changes nothing.
   * @throws DomainError `not_found`
   */
  async delete(actor: Actor, id: string, now: Date): Promise<void> {
    requirePro(actor);
    await this.dataSource.transaction(async (tx) => {
      const event = await this.getForUpdate(tx, actor, id, { deletedToo: true });
      if (!event.deletedAt) await this.changes.delete(tx, event, now);
    });
  }

  /** Same response for an event that does not exist and for another practice's event. */
  private async getForUpdate(
    tx: EntityManager,
    actor: Actor,
    id: string,
    { deletedToo = false } = {},
  ): Promise<PersonalEvent> {
    const event = isUuid(id) ? await this.events.findForUpdate(tx, id) : null;
    if (!event || event.practiceId !== actor.practiceId || (event.deletedAt && !deletedToo)) {
      throw new DomainError('not_found', 'This event could not be found.', 'id');
    }
    return event;
  }
}

function nameOf(typed: string): string {
  const name = parseLine(typed, 'name', { max: MAX_NAME_LENGTH, label: 'The name' });
  if (!name) throw new DomainError('name_required', 'Name is required', 'name');
  return name;
}

function zoneOf(typed: string): string {
  const zone = parseTimeZone(typed);
  if (!zone) throw new DomainError('invalid_time_zone', 'Please choose a time zone.', 'timeZone');
  return zone;
}
