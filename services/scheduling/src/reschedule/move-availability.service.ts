import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { type AvailableStarts, AvailabilityService, type DayRange } from '../availability/availability.service.js';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { MovableVisitsService } from './movable-visits.service.js';
import { moveRules } from './move-rules.js';
import type { VisitToMove } from './reschedule.service.js';

/** The starts to which a visit can be moved. */
@Injectable()
export class MoveAvailabilityService {
  constructor(
    private readonly visits: MovableVisitsService,
    private readonly catalogs: CatalogProjectionService,
    private readonly availability: AvailabilityService,
  ) {}

  /**
   * Returns null if the caller may not reschedule the visit; no days if it cannot be rescheduled at all.
   * @throws DomainError `invalid_range`, `invalid_time_zone`, `rate_limited`
   */
  async list(actor: Actor, visit: VisitToMove, range: DayRange, now: Date): Promise<AvailableStarts | null> {
    const appointment = await this.visits.find(actor, visit.appointmentId, visit.instantActionToken);
    if (!appointment) return null;
    const { practiceId, id, startsAt } = appointment;
    const rules = moveRules(await this.catalogs.getCatalog(practiceId), appointment);
    const listed = appointment.canReschedule(now) ? rules : { ...rules, hours: [[], [], [], [], [], [], []] };
    return this.availability.listStarts({ practiceId, moving: { id, startsAt } }, listed, range);
  }
}
