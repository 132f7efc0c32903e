import { Injectable } from '@nestjs/common';
import { moveChosenRows } from '@yarrow/kit/database/merged-rows';
import type { EntityManager } from 'typeorm';
import { VisitSnapshotsPublisher } from '../republish/visit-snapshots.publisher.js';

/** Visits of one contact that are another person's. */
export interface ClientSplit {
  readonly practiceId: string;
  readonly fromClientId: string;
  readonly intoClientId: string;
  readonly appointmentIds: readonly string[];
}

const ofClient = { key: 'id', owner: 'client_id', practice: 'practice_id' };
const APPOINTMENTS = { name: 'appointments', ...ofClient, also: 'version = version + 1' };
const PACKAGES = { name: 'open_packages', ...ofClient };

/** Moves chosen visits of a contact to another one, with the packages that were bought with them. */
@Injectable()
export class ClientSplitsService {
  constructor(private readonly snapshots: VisitSnapshotsPublisher) {}

  async split(tx: EntityManager, { appointmentIds, ...contacts }: ClientSplit): Promise<void> {
    const moved = await moveChosenRows(tx, APPOINTMENTS, { ...contacts, by: 'id', ids: appointmentIds });
    await moveChosenRows(tx, PACKAGES, { ...contacts, by: 'appointment_id', ids: moved });
    await this.moveSeries(tx, contacts, moved);
    await this.snapshots.publishVisits(tx, moved, []);
  }

  /** A series belongs to one contact: it moves if all of its visits moved, otherwise the moved visits leave it. */
  private async moveSeries(
    tx: EntityManager,
    { practiceId, fromClientId, intoClientId }: Omit<ClientSplit, 'appointmentIds'>,
    moved: readonly string[],
  ): Promise<void> {
    await tx.query(
      `UPDATE appointment_series AS series SET client_id = $2
       WHERE practice_id = $3 AND client_id = $1 AND id IN (SELECT series_id FROM appointments WHERE id = any($4::uuid[]))
         AND NOT EXISTS (SELECT FROM appointments AS visit WHERE visit.series_id = series.id AND visit.client_id = $1)`,
      [fromClientId, intoClientId, practiceId, [...moved]],
    );
    await tx.query(
      `UPDATE appointments SET series_id = NULL, series_number = NULL
       WHERE id = any($2::uuid[]) AND series_id IN (SELECT id FROM appointment_series WHERE client_id = $1)`,
      [fromClientId, [...moved]],
    );
  }
}
