import { type JsonValue, fromJson, toJson } from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import { type BookableEventType, BookableEventTypeSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { EntityManager } from 'typeorm';

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
    await tx.query(
      `INSERT INTO event_type_projections AS known (event_type_id, practice_id, version, data) VALUES ($1, $2, $3, $4)
       ON CONFLICT (event_type_id) DO UPDATE SET version = excluded.version, data = excluded.data
       WHERE known.version < excluded.version`,
      [type.eventTypeId, type.practiceId, type.version, toJson(BookableEventTypeSchema, type)],
    );
  }
}
