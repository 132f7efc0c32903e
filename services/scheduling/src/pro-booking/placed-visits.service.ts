import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { ConflictsRepository, type TimeConflict } from '../conflicts/conflicts.repository.js';

/** A visit that stands, and what else is at its time. */
export interface PlacedVisit {
  readonly appointment: Appointment;
  readonly conflicts: readonly TimeConflict[];
}

/** Says what else is where the practitioner has put visits. */
@Injectable()
export class PlacedVisitsService {
  constructor(private readonly conflicts: ConflictsRepository) {}

  /** One query for all of a practice's visits; they are no conflicts of each other. */
  async list(tx: EntityManager, practiceId: string, visits: readonly Appointment[], now: Date): Promise<PlacedVisit[]> {
    const except = visits.map(({ id }) => id);
    const conflicts = await this.conflicts.list(tx, practiceId, visits, { now, except });
    return visits.map((appointment, index) => ({ appointment, conflicts: conflicts[index]! }));
  }
}
