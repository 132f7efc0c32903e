import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import type { AppointmentPlace } from '../visits/visit-parts.js';

/** What is to come at a location, in numbers. */
export interface FollowersCount {
  readonly visits: number;
  readonly registrations: number;
}

/** A location of a practice. */
export interface PracticeLocation {
  readonly practiceId: string;
  readonly locationId: string;
}

type CountRow = { readonly id: string; readonly count: number };

/** A visit at the client's home has a place of its own. */
const AT_LOCATION = `place->>'locationId' = ANY($2::text[]) AND place->>'kind' <> 'home'`;

/** Finds what follows locations: by the indexes of (practice, start), since only what is to come matters. */
@Injectable()
export class FollowersRepository {
  /** In the order of their ids, which is the order of locks. */
  async listVisitIds(tx: EntityManager, location: PracticeLocation, since: Date): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM appointments
       WHERE practice_id = $1 AND ${AT_LOCATION} AND starts_at > $3
         AND state IN ('awaiting_payment', 'pending', 'approved') ORDER BY id`,
      [location.practiceId, [location.locationId], since],
    );
    return rows.map(({ id }) => id);
  }

  /** Saves what following their location has changed of visits, in one statement. */
  async saveVisits(tx: EntityManager, visits: readonly Appointment[]): Promise<void> {
    const changed = visits.map(({ id, place, announced, aspectVersions, calendarSequence, version }) => ({
      ...{ id, place, announced, aspectVersions, calendarSequence, version },
    }));
    await tx.query(
      `UPDATE appointments SET place = changed.place, announced = nullif(changed.announced, 'null'),
         aspect_versions = changed."aspectVersions", calendar_sequence = changed."calendarSequence",
         version = changed.version
       FROM jsonb_to_recordset($1::jsonb) AS changed (
         id uuid, place jsonb, announced jsonb, "aspectVersions" jsonb, "calendarSequence" integer, version integer
       ) WHERE appointments.id = changed.id`,
      [JSON.stringify(changed)],
    );
  }

  /** In the order of their ids. */
  async listEventIds(tx: EntityManager, location: PracticeLocation, since: Date): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM bookable_events
       WHERE practice_id = $1 AND ${AT_LOCATION} AND starts_at > $3 AND cancelled_at IS NULL ORDER BY id`,
      [location.practiceId, [location.locationId], since],
    );
    return rows.map(({ id }) => id);
  }

  /** Slot holds that are not booked yet. */
  async updateHolds(tx: EntityManager, practiceId: string, place: AppointmentPlace): Promise<void> {
    await tx.query(
      `UPDATE slot_holds SET place = $3 WHERE practice_id = $1 AND ${AT_LOCATION} AND appointment_id IS NULL`,
      [practiceId, [place.locationId], JSON.stringify(place)],
    );
  }

  /** @returns by the ids of locations */
  async count(
    tx: EntityManager,
    practiceId: string,
    locationIds: readonly string[],
    now: Date,
  ): Promise<Map<string, FollowersCount>> {
    const parameters = [practiceId, locationIds, now];
    const visits = await tx.query<CountRow[]>(
      `SELECT place->>'locationId' AS id, count(*)::integer AS count FROM appointments
       WHERE practice_id = $1 AND ${AT_LOCATION} AND starts_at > $3
         AND (state IN ('pending', 'approved') OR (state = 'awaiting_payment' AND payment_due_by > $3)) GROUP BY 1`,
      parameters,
    );
    const registrations = await tx.query<CountRow[]>(
      `SELECT event.id, count(*)::integer AS count
       FROM registrations JOIN (
         SELECT id AS event_id, place->>'locationId' AS id FROM bookable_events
         WHERE practice_id = $1 AND ${AT_LOCATION} AND starts_at > $3 AND cancelled_at IS NULL
       ) event USING (event_id)
       WHERE state = 'booked' OR (state = 'awaiting_payment' AND payment_due_by > $3) GROUP BY 1`,
      parameters,
    );
    const countIn = (rows: CountRow[], id: string) => rows.find((row) => row.id === id)?.count ?? 0;
    return new Map(
      locationIds.map((id) => [id, { visits: countIn(visits, id), registrations: countIn(registrations, id) }]),
    );
  }
}
