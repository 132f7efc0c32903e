import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { parseText } from '@yarrow/kit/values/input-rules';
import { DataSource } from 'typeorm';
import { DomainError } from '@yarrow/kit/domain-error';
import { Appointment } from '../visits/appointment.entity.js';
import { MAX_NOTE_LENGTH } from '../appointments/appointments.service.js';
import { parseStart } from '../availability/start.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import type { TimeSpan } from '../conflicts/conflicts.repository.js';
import { SeriesScopesService } from '../series/series-scopes.service.js';
import type { SeriesScope } from '../series/series.repository.js';
import { ChangedMeanwhile } from './changed-meanwhile.js';
import { type PlacedVisit, PlacedVisitsService } from './placed-visits.service.js';
import type { WantedLine } from './pro-lines.js';
import { SeriesChangerService } from './series-changer.service.js';
import { parseEnd, requireVisitTimes } from './visit-times.js';

/** How a visit shall be, as the practitioner asks for it; what is left out stays. */
export interface WantedUpdate {
  readonly appointmentId: string;
  readonly appointmentServices?: readonly WantedLine[] | null;
  readonly locationId?: string | null;
  /** ISO 8601 with an explicit offset. */
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly practitionerNote?: string | null;
  /** The version that the form showed. */
  readonly expectedVersion?: number | null;
  /** Which others of its series change with it. */
  readonly editSeries?: SeriesScope | null;
  /** Of those others the ones that stay at their time. */
  readonly keepTimeOf?: readonly string[] | null;
}

/** What became of a change. */
export interface UpdatedVisit {
  readonly visit: Appointment;
  /** All that are different, soonest first. */
  readonly changed: readonly PlacedVisit[];
}

/** Changes by the practitioner: the calendar's drags and the form. */
@Injectable()
export class ProChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly scopes: SeriesScopesService,
    private readonly changer: SeriesChangerService,
    private readonly placed: PlacedVisitsService,
  ) {}

  /**
   * All visits that are meant or none. Repeating it changes nothing, whatever version the form showed.
   * @throws ChangedMeanwhile, DomainError `not_found`, `not_changeable`, `invalid_service`, `invalid_amount`,
   *   `invalid_location`, `invalid_starts_at`, `invalid_ends_at`, `invalid_practitioner_note`
   */
  async update(actor: Actor, wanted: WantedUpdate, now: Date): Promise<UpdatedVisit> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.catalogs.getCatalog(practiceId);
    return this.dataSource.transaction(async (tx) => {
      const catalog = await this.catalogs.getCatalogForUpdate(tx, practiceId);
      const scope = await this.scopes.lock(tx, actor, wanted.appointmentId, wanted.editSeries ?? 'this_one', now);
      const { visit } = scope;
      const meanwhile = changedMeanwhile(visit, wanted);
      const { appointmentServices, locationId } = wanted;
      const rest = { appointmentServices, locationId, practitionerNote: noteOf(wanted) };
      const keepTimeOf = new Set(wanted.keepTimeOf?.map((id) => id.toLowerCase()));
      const change = { ...rest, times: timesOf(visit, wanted), keepTimeOf };
      const changed = await this.changer.change(tx, scope, change, { catalog, now }).catch((error: unknown) => {
        throw error instanceof DomainError && meanwhile ? meanwhile : error;
      });
      // A repetition of a request whose answer was lost finds all as it wants it.
      if (meanwhile && changed.length > 0) throw meanwhile;
      return { visit, changed: await this.placed.list(tx, practiceId, changed, now) };
    });
  }
}

/** The refusal, with the visit as it is before the change. */
function changedMeanwhile(visit: Appointment, { expectedVersion }: WantedUpdate): ChangedMeanwhile | undefined {
  if (expectedVersion == null || expectedVersion === visit.version) return undefined;
  return new ChangedMeanwhile(Object.assign(new Appointment(), visit), expectedVersion);
}

/** A change of the start keeps the length (specification of the portal, section 5). */
export function timesOf(
  visit: Appointment,
  { startsAt: start, endsAt: end }: Pick<WantedUpdate, 'startsAt' | 'endsAt'>,
): TimeSpan {
  const startsAt = start ? parseStart(start) : visit.startsAt;
  const length = visit.endsAt.getTime() - visit.startsAt.getTime();
  const endsAt = end ? parseEnd(end) : new Date(startsAt.getTime() + length);
  if (start || end) requireVisitTimes({ startsAt, endsAt });
  return { startsAt, endsAt };
}

function noteOf({ practitionerNote }: WantedUpdate): string | undefined {
  if (practitionerNote == null) return undefined;
  return parseText(practitionerNote, 'practitionerNote', { max: MAX_NOTE_LENGTH, label: 'The message' });
}
