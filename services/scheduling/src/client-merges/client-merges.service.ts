import { Injectable } from '@nestjs/common';
import {
  handOverRows,
  isUndone,
  type Merge,
  noteUndone,
  type OwnedTable,
  returnRows,
} from '@yarrow/kit/database/merged-rows';
import type { EntityManager } from 'typeorm';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import { VisitSnapshotsPublisher } from '../republish/visit-snapshots.publisher.js';

const ofClient = { key: 'id', owner: 'client_id', practice: 'practice_id' };
const APPOINTMENTS: OwnedTable = { name: 'appointments', ...ofClient };
const REGISTRATIONS: OwnedTable = { name: 'registrations', ...ofClient };
/** Records that had become the merged one before. */
const POINTERS: OwnedTable = { name: 'client_projections', key: 'client_id', owner: 'merged_into' };
const OTHERS: readonly OwnedTable[] = [
  { name: 'appointment_series', ...ofClient },
  { name: 'open_packages', ...ofClient },
  { name: 'slot_holds', ...ofClient },
  POINTERS,
];

/** Hands over what a contact booked, holds and bought when it becomes part of another one, and gives it back. */
@Injectable()
export class ClientMergesService {
  constructor(
    private readonly projection: ClientProjectionRepository,
    private readonly snapshots: VisitSnapshotsPublisher,
  ) {}

  async handOver(tx: EntityManager, merge: Merge): Promise<void> {
    if (await isUndone(tx, merge)) return;
    await this.projection.markMerged(tx, merge.practiceId, merge.fromClientId, merge.intoClientId);
    await this.move(tx, merge, handOverRows);
  }

  async giveBack(tx: EntityManager, merge: Merge): Promise<void> {
    await noteUndone(tx, merge);
    await this.projection.markLiving(tx, merge.fromClientId, merge.intoClientId);
    await this.move(tx, merge, returnRows);
  }

  /** Notifies services that store visits of the new owner. The raised version makes them ignore late older events. */
  private async move(tx: EntityManager, merge: Merge, moveRows: typeof handOverRows): Promise<void> {
    const also = merge.mergeId ? { also: 'version = version + 1' } : {};
    const appointmentIds = await moveRows(tx, { ...APPOINTMENTS, ...also }, merge);
    const registrationIds = await moveRows(tx, { ...REGISTRATIONS, ...also }, merge);
    for (const table of OTHERS) await moveRows(tx, table, merge);
    if (merge.mergeId) await this.snapshots.publishVisits(tx, appointmentIds, registrationIds);
  }
}
