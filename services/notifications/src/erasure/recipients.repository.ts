import { fromJson, toJson, type DescMessage, type JsonObject } from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import { ClientSchema, UserSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentSchema, RegistrationSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { withoutPersonalFields } from '@yarrow/kit/personal-fields';
import type { Person } from '@yarrow/kit/erasure/person';
import { In, type EntityManager } from 'typeorm';
import { ClientSettings } from '../client-settings/client-settings.entity.js';
import { Projection } from '../projection/projection.entity.js';

const BOOKINGS: readonly DescMessage[] = [AppointmentSchema, RegistrationSchema];
const PEOPLE = [ClientSchema.typeName, UserSchema.typeName];

/** What notifications keeps of those who are written to. */
@Injectable()
export class RecipientsRepository {
  /** Visits stay as they are without who comes. @returns their ids */
  async eraseBookings(tx: EntityManager, { subjectIds }: Person): Promise<string[]> {
    const ids: string[] = [];
    for (const schema of BOOKINGS) {
      const found = await tx
        .createQueryBuilder(Projection, 'projection')
        .where(`projection.kind = :kind AND projection.snapshot->'attendee'->>'clientId' = ANY(:subjectIds)`, {
          kind: schema.typeName,
          subjectIds,
        })
        .setLock('pessimistic_write')
        .getMany();
      for (const projection of found) {
        projection.snapshot = cleared(schema, projection.snapshot);
        ids.push(projection.id);
      }
      await tx.save(Projection, found);
    }
    return ids;
  }

  /** With what was chosen for them. */
  async deletePeople(tx: EntityManager, { subjectIds }: Person): Promise<void> {
    await tx.delete(Projection, { kind: In(PEOPLE), id: In([...subjectIds]) });
    await tx.query('DELETE FROM waiting_invitations WHERE client_id = any($1)', [subjectIds]);
    await tx.delete(ClientSettings, { clientId: In([...subjectIds]) });
  }

  /** Those of the addresses and numbers that no other contact and no other account has. */
  async listOwn(tx: EntityManager, field: 'email' | 'phone', values: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ value: string }[]>(
      `SELECT value FROM unnest($1::text[]) AS value WHERE NOT EXISTS (
         SELECT FROM projections WHERE kind = any($2) AND snapshot->>'${field}' = value)`,
      [values, PEOPLE],
    );
    return rows.map(({ value }) => value);
  }

  /** Keeps that and when something was sent, but erases the recipient. Waiting messages are dropped. */
  async eraseDeliveries(tx: EntityManager, recipients: readonly string[], bookingIds: readonly string[], now: Date) {
    await tx.query(
      `UPDATE deliveries SET state = 'dropped', error = 'erased', finished_at = $2, sealed_message = NULL, message = NULL
       WHERE booking_id = any($1) AND state IN ('planned', 'sending')`,
      [bookingIds, now],
    );
    await tx.query(
      `UPDATE deliveries SET recipient = '', dedupe_key = 'erased ' || id, provider_message_id = NULL, error = NULL,
         sealed_message = NULL, message = NULL, finished_at = coalesce(finished_at, $2),
         state = CASE WHEN state IN ('planned', 'sending') THEN 'dropped' ELSE state END
       WHERE recipient = any($1)`,
      [recipients, now],
    );
  }

  async deleteReplies(tx: EntityManager, phones: readonly string[]): Promise<void> {
    await tx.query('DELETE FROM text_replies WHERE phone = any($1)', [phones]);
  }
}

function cleared(schema: DescMessage, snapshot: JsonObject): JsonObject {
  return toJson(schema, withoutPersonalFields(schema, fromJson(schema, snapshot))) as JsonObject;
}
