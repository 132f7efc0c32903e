import { reachedBy } from '../visits/meeting-link.js';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import {
  RegistrationBookedSchema,
  RegistrationCancelledSchema,
  RegistrationChangedSchema,
  RegistrationConfirmedSchema,
  RegistrationExpiredSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import type { Registration } from './registration.entity.js';
import { registrationMessage } from './registration-message.js';

/** When, where and what an event was before it changed. */
export type EventBefore = Pick<BookableEvent, 'startsAt' | 'endsAt' | 'timeZone' | 'name' | 'place'>;

/** Publishes what happened to a registration, in the transaction in which it happened. */
@Injectable()
export class RegistrationsPublisher {
  constructor(private readonly catalogs: CatalogProjectionRepository) {}

  booked(tx: EntityManager, registration: Registration, event: BookableEvent): Promise<void> {
    return this.emit(tx, RegistrationBookedSchema, registration, event);
  }

  confirmed(tx: EntityManager, registration: Registration, event: BookableEvent): Promise<void> {
    return this.emit(tx, RegistrationConfirmedSchema, registration, event);
  }

  cancelled(tx: EntityManager, registration: Registration, event: BookableEvent, feeCents: number): Promise<void> {
    const { cancelledBy } = registration;
    return this.emit(tx, RegistrationCancelledSchema, registration, event, {
      cancelledBy: cancelledBy ?? '',
      feeCents,
    });
  }

  expired(tx: EntityManager, registration: Registration, event: BookableEvent): Promise<void> {
    return this.emit(tx, RegistrationExpiredSchema, registration, event);
  }

  /** @param before what the event was, and whether it has moved since */
  changed(
    tx: EntityManager,
    registration: Registration,
    event: BookableEvent,
    before: EventBefore & { moved: boolean },
  ): Promise<void> {
    const { area: _area, ...previousPlace } = reachedBy(before.place, event.meetingLink);
    return this.emit(tx, RegistrationChangedSchema, registration, event, {
      previousStartsAt: timestampFromDate(before.startsAt),
      previousEndsAt: timestampFromDate(before.endsAt),
      previousTimeZone: before.timeZone,
      previousName: before.name,
      previousPlace,
      moved: before.moved,
    });
  }

  /** The registration as its events carry it. */
  async snapshotOf(tx: EntityManager, registration: Registration, event: BookableEvent) {
    return registrationMessage(registration, event, await this.catalogs.findPractice(tx, registration.practiceId));
  }

  private async emit<S extends DescMessage>(
    tx: EntityManager,
    schema: S,
    registration: Registration,
    event: BookableEvent,
    rest: object = {},
  ): Promise<void> {
    const init = { registration: await this.snapshotOf(tx, registration, event), ...rest };
    // Every event of a registration carries it in this field; the compiler cannot know that of any S.
    await emit(tx, schema, init as unknown as MessageInitShape<S>, { aggregateId: registration.id });
  }
}
