import { type JsonValue, fromJson, toJson } from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import { type BookableEventType, BookableEventTypeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';

const EVENT_TYPES: ProjectionTable = { name: 'event_type_projections', key: ['event_type_id'] };

/** A row keeps the highest version seen, so that events may come late, twice or out of order. */
@Injectable()
export class EventTypeProjectionRepository {
  async find(tx: EntityManager, id: string): Promise<BookableEventType | undefined> {
    const rows: { data: JsonValue }[] = await tx.query(
      'SELECT data FROM event_type_projections WHERE event_type_id = $1',
      [id],
    );
    // A field that a later release wrote is skipped, so that a release may be rolled back.
    return rows[0] && fromJson(BookableEventTypeSchema, rows[0].data, { ignoreUnknownFields: true });
  }

  async save(tx: EntityManager, type: BookableEventType): Promise<void> {
    await upsertIfNewer(tx, EVENT_TYPES, {
      event_type_id: type.eventTypeId,
      practice_id: type.practiceId,
      version: type.version,
      data: toJson(BookableEventTypeSchema, type),
    });
  }
}
