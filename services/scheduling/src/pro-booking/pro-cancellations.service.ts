import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { parseText } from '@yarrow/kit/values/input-rules';
import { DataSource } from 'typeorm';
import { AppointmentsService, MAX_NOTE_LENGTH } from '../appointments/appointments.service.js';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { type VisitScope, SeriesScopesService } from '../series/series-scopes.service.js';
import { SeriesPublisher } from '../series/series.publisher.js';

/** A cancellation as the practitioner asks for it. */
export interface WantedCancellation {
  readonly appointmentId: string;
  readonly practitionerNote?: string | null | undefined;
  /** With it all that come after it in its series. */
  readonly cancelRecurringSeries?: boolean | null | undefined;
}

/** Cancelling by the practitioner, of one visit or of what is left of a series. */
@Injectable()
export class ProCancellationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionRepository,
    private readonly appointments: AppointmentsService,
    private readonly scopes: SeriesScopesService,
    private readonly series: SeriesPublisher,
  ) {}

  /**
   * All of them or none.
   * @throws DomainError `not_found`, `already_cancelled`, `already_started`, `not_cancellable`, `invalid_practitioner_note`
   */
  async cancel(actor: Actor, wanted: WantedCancellation, now: Date): Promise<VisitScope> {
    requirePro(actor);
    const limits = { max: MAX_NOTE_LENGTH, label: 'The message' };
    const practitionerNote = parseText(wanted.practitionerNote, 'practitionerNote', limits);
    return this.dataSource.transaction(async (tx) => {
      // Which visits follow is read before they are locked: nothing moves meanwhile.
      if (wanted.cancelRecurringSeries) await this.catalogs.lockPractice(tx, actor.practiceId);
      const which = wanted.cancelRecurringSeries ? 'this_and_following' : 'this_one';
      const scope = await this.scopes.lock(tx, actor, wanted.appointmentId, which, now);
      const withSeries = scope.all.length > 1;
      // The last first: a package ends with the visit that bought it, once no other takes a session of it.
      for (const visit of scope.all.toReversed()) {
        await this.appointments.cancelByPro(tx, visit, { practitionerNote, withSeries }, now);
      }
      if (withSeries) await this.series.cancelled(tx, scope.visit.seriesId!, scope.all, practitionerNote);
      return scope;
    });
  }
}
