import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { newId } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { parseStart } from '../availability/start.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { activeLocation } from '../catalog-projection/offer.js';
import type { WantedVisit } from '../pro-booking/pro-booking.service.js';
import { ProClientsService } from '../pro-booking/pro-clients.service.js';
import type { ProVisitTemplate } from '../pro-booking/pro-visits.service.js';
import { parseVisitTimes } from '../pro-booking/visit-times.js';
import { parsePattern, type TypedPattern } from '../series/series-pattern.js';
import { requireSeries } from './series-feature.js';
import { type MadeSeries, SeriesMakerService } from './series-maker.service.js';

/** A series as the practitioner asks for it. */
export interface WantedSeries extends WantedVisit {
  readonly recurrencePattern: TypedPattern;
  /** Starts at which something else is and which are wanted all the same; ISO 8601 with an explicit offset. */
  readonly includedTimes?: readonly string[] | null | undefined;
  /** Starts that are left out. */
  readonly removedTimes?: readonly string[] | null | undefined;
  /** Any other start at which something else is: left out, or a reason to make nothing. */
  readonly skipConflicts?: boolean | null | undefined;
}

/** Making series of visits, by the practitioner. */
@Injectable()
export class ProSeriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly clients: ProClientsService,
    private readonly maker: SeriesMakerService,
  ) {}

  /**
   * All of its visits or none. Repetitions of one request take turns under the practice's lock and get what it made.
   * @throws SeriesConflict, DomainError `feature_disabled`, `recurrence_…`, and what `proCreateAppointment` refuses
   */
  async create(actor: Actor, wanted: WantedSeries, now: Date): Promise<MadeSeries> {
    requirePro(actor);
    const { practiceId } = actor;
    const made = idOfRequest(wanted.idempotencyKey, { of: practiceId, kind: 'series' });
    const first = parseVisitTimes(wanted.startsAt, wanted.endsAt);
    const pattern = parsePattern(wanted.recurrencePattern);
    if (!pattern) throw noPattern();
    const contact = await this.clients.find(practiceId, wanted);
    await this.catalogs.getCatalog(practiceId);
    return this.dataSource.transaction(async (tx: EntityManager) => {
      const catalog = await this.catalogs.getCatalogForUpdate(tx, practiceId);
      const repeated = made && (await this.maker.findMade(tx, practiceId, made, now));
      if (repeated) return repeated;
      requireSeries(catalog);
      const location = activeLocation(catalog, wanted.locationId);
      const client = await this.clients.identify(tx, catalog.practice, contact, wanted.client);
      const template: ProVisitTemplate = { catalog, location, client, wanted: wanted.appointmentServices, now };
      return this.maker.make(tx, template, { id: made ?? newId(), first, pattern, choice: choiceOf(wanted) });
    });
  }
}

function choiceOf({ includedTimes, removedTimes, skipConflicts }: WantedSeries) {
  const instants = (times: readonly string[] | null | undefined) =>
    new Set((times ?? []).map((time) => parseStart(time).getTime()));
  return { included: instants(includedTimes), removed: instants(removedTimes), skipConflicts: skipConflicts ?? true };
}

function noPattern(): DomainError {
  return new DomainError('recurrence_invalid', 'Please choose how often the appointment repeats.', 'recurrencePattern');
}
