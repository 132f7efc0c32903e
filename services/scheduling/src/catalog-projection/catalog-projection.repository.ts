import { type DescMessage, type JsonValue, type MessageShape, fromJson, toJson } from '@bufbuild/protobuf';
import { Inject, Injectable } from '@nestjs/common';
import {
  type Location,
  LocationSchema,
  type Practice,
  PracticeSchema,
  type Service,
  ServiceSchema,
} from '@yarrow/contracts/catalog/v1/events_pb';
import { CONFIG } from '@yarrow/kit/config';
import { upsertIfNewer, type ProjectionTable } from '@yarrow/kit/database/upsert-if-newer';
import type { EntityManager } from 'typeorm';
import type { SchedulingConfig } from '../config.js';
import { JOIN_PATH, type PracticeCatalog } from './practice-catalog.js';

/** What a card provider lets a practice do. */
export interface ProviderAccount {
  readonly practiceId: string;
  readonly provider: string;
  readonly chargesEnabled: boolean;
}

export interface CatalogRow {
  practice: JsonValue;
  locations: JsonValue[] | null;
  services: JsonValue[] | null;
  takes_cards: boolean | null;
  calendars_unread_since: Date | null;
  makes_meetings: boolean;
}

/** Everything of practices in one round trip; the caller appends of which, and maybe a lock of `practice`. */
export const SELECT_CATALOGS = `
  SELECT practice.data AS practice, practice.calendars_unread_since,
    (SELECT jsonb_agg(data) FROM location_projections WHERE practice_id = practice.practice_id AND NOT deleted) AS locations,
    (SELECT jsonb_agg(data) FROM service_projections WHERE practice_id = practice.practice_id) AS services,
    (SELECT bool_or(charges_enabled) FROM provider_projections
     WHERE practice_id = practice.practice_id AND provider IN ('stripe', 'square')) AS takes_cards,
    EXISTS (SELECT FROM conferencing_connections WHERE practice_id = practice.practice_id) AS makes_meetings
  FROM practice_projections practice`;

const PRACTICES: ProjectionTable = { name: 'practice_projections', key: ['practice_id'] };
const LOCATIONS: ProjectionTable = { name: 'location_projections', key: ['location_id'], isFinal: 'known.deleted' };
const SERVICES: ProjectionTable = { name: 'service_projections', key: ['service_id'] };

/** A row keeps the highest version seen, so that events may come late, twice or out of order. */
@Injectable()
export class CatalogProjectionRepository {
  constructor(@Inject(CONFIG) private readonly config: Pick<SchedulingConfig, 'PUBLIC_URL'>) {}

  async findCatalog(tx: EntityManager, practiceId: string): Promise<PracticeCatalog | undefined> {
    return (await this.listCatalogs(tx, [practiceId]))[0];
  }

  async listCatalogs(tx: EntityManager, practiceIds: readonly string[]): Promise<PracticeCatalog[]> {
    const rows: CatalogRow[] = await tx.query(`${SELECT_CATALOGS} WHERE practice_id = ANY($1::uuid[])`, [practiceIds]);
    return rows.map((row) => readCatalog(row, this.config));
  }

  async listLocations(tx: EntityManager, ids: readonly string[]): Promise<Map<string, Location>> {
    const rows: { location_id: string; data: JsonValue }[] = await tx.query(
      'SELECT location_id, data FROM location_projections WHERE location_id = ANY($1::uuid[]) AND NOT deleted',
      [ids],
    );
    return new Map(rows.map(({ location_id: id, data }) => [id, read(LocationSchema, data)]));
  }

  async findPractice(tx: EntityManager, practiceId: string): Promise<Practice | undefined> {
    const [row] = await tx.query('SELECT data FROM practice_projections WHERE practice_id = $1', [practiceId]);
    return row && read(PracticeSchema, row.data);
  }

  async listPractices(tx: EntityManager, practiceIds: readonly string[]): Promise<Map<string, Practice>> {
    const rows: { practice_id: string; data: JsonValue }[] = await tx.query(
      'SELECT practice_id, data FROM practice_projections WHERE practice_id = ANY($1::uuid[])',
      [practiceIds],
    );
    return new Map(rows.map(({ practice_id: id, data }) => [id, read(PracticeSchema, data)]));
  }

  /** Keeps bookings of a practice out until the transaction ends. */
  async lockPractice(tx: EntityManager, practiceId: string): Promise<void> {
    await tx.query('SELECT 1 FROM practice_projections WHERE practice_id = $1 FOR UPDATE', [practiceId]);
  }

  /** Keeps the practice's settings, its buffer above all, as they are until the transaction ends. */
  async findCatalogForShare(tx: EntityManager, practiceId: string): Promise<PracticeCatalog | undefined> {
    const rows: CatalogRow[] = await tx.query(`${SELECT_CATALOGS} WHERE practice_id = $1 FOR SHARE OF practice`, [
      practiceId,
    ]);
    return rows.map((row) => readCatalog(row, this.config))[0];
  }

  /** @returns false where the row is as new */
  async savePractice(tx: EntityManager, practice: Practice): Promise<boolean> {
    const { practiceId, version } = practice;
    return upsertIfNewer(tx, PRACTICES, { practice_id: practiceId, version, data: toJson(PracticeSchema, practice) });
  }

  /** @returns false if the stored row is as new */
  async saveLocation(tx: EntityManager, location: Location): Promise<boolean> {
    return upsertIfNewer(tx, LOCATIONS, {
      location_id: location.locationId,
      practice_id: location.practiceId,
      version: location.version,
      data: toJson(LocationSchema, location),
    });
  }

  /** Leaves a mark, so that a late `LocationSaved` cannot bring the place back. */
  async deleteLocation(tx: EntityManager, practiceId: string, locationId: string): Promise<void> {
    await tx.query(
      `INSERT INTO location_projections (location_id, practice_id, version, deleted, data) VALUES ($1, $2, 0, true, '{}')
       ON CONFLICT (location_id) DO UPDATE SET deleted = true`,
      [locationId, practiceId],
    );
  }

  async saveProviderAccount(tx: EntityManager, account: ProviderAccount): Promise<void> {
    await tx.query(
      `INSERT INTO provider_projections (practice_id, provider, charges_enabled) VALUES ($1, $2, $3)
       ON CONFLICT (practice_id, provider) DO UPDATE SET charges_enabled = excluded.charges_enabled`,
      [account.practiceId, account.provider, account.chargesEnabled],
    );
  }

  async saveService(tx: EntityManager, service: Service): Promise<void> {
    await upsertIfNewer(tx, SERVICES, {
      service_id: service.serviceId,
      practice_id: service.practiceId,
      version: service.version,
      data: toJson(ServiceSchema, service),
    });
  }
}

export function readCatalog(row: CatalogRow, { PUBLIC_URL }: Pick<SchedulingConfig, 'PUBLIC_URL'>): PracticeCatalog {
  return {
    practice: read(PracticeSchema, row.practice),
    locations: (row.locations ?? []).map((json) => read(LocationSchema, json)),
    services: (row.services ?? []).map((json) => read(ServiceSchema, json)).sort((a, b) => a.position - b.position),
    takesCards: row.takes_cards ?? false,
    calendarsUnreadSince: row.calendars_unread_since,
    meetingsAt: row.makes_meetings ? `${PUBLIC_URL}${JOIN_PATH}` : null,
  };
}

/** A field that a later release wrote is skipped, so that a release may be rolled back. */
function read<S extends DescMessage>(schema: S, json: JsonValue): MessageShape<S> {
  return fromJson(schema, json, { ignoreUnknownFields: true });
}
