import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { VisitProjectionRepository, type VisitProjection } from './visit-projection.repository.js';

const BATCH = 500;

/** When each contact was last there: visits begin without an event, so a job looks for those that have. */
@Injectable()
export class VisitProjectionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visits: VisitProjectionRepository,
    private readonly clock: Clock,
  ) {}

  async save(tx: EntityManager, visit: VisitProjection): Promise<void> {
    await this.refresh(tx, await this.visits.save(tx, visit));
  }

  /** Works out when these contacts were last there. */
  async refresh(tx: EntityManager, clientIds: readonly string[]): Promise<void> {
    await this.visits.refreshLast(tx, clientIds, this.clock.now());
  }

  async mergeProposed(tx: EntityManager, proposedId: string, knownId: string): Promise<void> {
    await this.visits.addAlias(tx, proposedId, knownId);
    await this.visits.refreshLast(tx, [knownId], this.clock.now());
  }

  /** When visits of these contacts start, by their ids; other contacts' visits are left out. */
  async listStarts(
    tx: EntityManager,
    clientIds: readonly string[],
    appointmentIds: readonly string[],
  ): Promise<Map<string, Date>> {
    return appointmentIds.length > 0 ? this.visits.listStarts(tx, clientIds, appointmentIds) : new Map();
  }

  async countStarted(stopping?: AbortSignal): Promise<void> {
    let taken = BATCH;
    while (taken === BATCH && !stopping?.aborted) taken = await this.countBatch();
  }

  private countBatch(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const clientIds = await this.visits.takeStarted(tx, now, BATCH);
      await this.visits.refreshLast(tx, clientIds, now);
      return clientIds.length;
    });
  }
}
