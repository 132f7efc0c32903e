import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { activeLocation } from '../catalog-projection/offer.js';
import { type PlacedVisit, PlacedVisitsService } from './placed-visits.service.js';
import { ProClientsService, type WantedClient } from './pro-clients.service.js';
import type { WantedLine } from './pro-lines.js';
import { ProVisitsService } from './pro-visits.service.js';
import { parseVisitTimes } from './visit-times.js';

/** A visit as the practitioner asks for it. */
export interface WantedVisit extends WantedClient {
  readonly appointmentServices: readonly WantedLine[];
  readonly locationId: string;
  /** ISO 8601 with an explicit offset. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The same for each repetition of the request. */
  readonly idempotencyKey?: string | null | undefined;
}

/** Booking by the practitioner: at any time, for anybody who can be reached. */
@Injectable()
export class ProBookingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly clients: ProClientsService,
    private readonly visits: ProVisitsService,
    private readonly placed: PlacedVisitsService,
  ) {}

  /**
   * Repetitions of one request take turns under the practice's lock and get what it made.
   * @throws DomainError `not_found`, `invalid_client`, `no_contact`, `own_contact`, `invalid_location`, `invalid_service`,
   *   `invalid_amount`, `invalid_starts_at`, `invalid_ends_at`, `invalid_…`
   */
  async create(actor: Actor, wanted: WantedVisit, now: Date): Promise<PlacedVisit> {
    requirePro(actor);
    const { practiceId } = actor;
    const made = idOfRequest(wanted.idempotencyKey, { of: practiceId, kind: 'appointment' });
    const times = parseVisitTimes(wanted.startsAt, wanted.endsAt);
    const contact = await this.clients.find(practiceId, wanted);
    await this.catalogs.getCatalog(practiceId);
    return this.dataSource.transaction(async (tx) => {
      const catalog = await this.catalogs.getCatalogForUpdate(tx, practiceId);
      const id = made ?? newId();
      const repeated = made ? await this.visits.find(tx, made) : null;
      if (repeated) return (await this.placed.list(tx, practiceId, [repeated], now))[0]!;
      const location = activeLocation(catalog, wanted.locationId);
      const client = await this.clients.identify(tx, catalog.practice, contact, wanted.client);
      const template = { catalog, location, client, wanted: wanted.appointmentServices, now };
      const appointment = await this.visits.add(tx, template, { id, times });
      return (await this.placed.list(tx, practiceId, [appointment], now))[0]!;
    });
  }
}
