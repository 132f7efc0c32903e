import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Eraser, Person } from '@yarrow/kit/erasure/person';
import { DataSource, type EntityManager } from 'typeorm';
import { VisitorsRepository, type Visitor } from './visitors.repository.js';

/** What of somebody would be lost with them, and by which other ids they are known. */
export interface Ahead {
  readonly visitsAhead: number;
  readonly sessionsLeft: number;
  readonly mergedClientIds: string[];
}

/** What somebody who is to be erased has here, and how it is erased. */
@Injectable()
export class VisitorsService implements Eraser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visitors: VisitorsRepository,
    private readonly clock: Clock,
    erasures: ErasuresService,
  ) {
    erasures.register(this);
  }

  /** Visits that stand and have not ended, sessions that are left, and which records were merged into the contacts. */
  async findAhead({ userId, clientIds }: Visitor): Promise<Ahead> {
    const { manager } = this.dataSource;
    const mergedClientIds = await this.visitors.listMergedInto(manager, clientIds);
    const visitor = { userId, clientIds: [...clientIds, ...mergedClientIds] };
    const visitsAhead = await this.visitors.countAhead(manager, visitor, this.clock.now());
    const sessionsLeft = await this.visitors.countSessionsLeft(manager, visitor.clientIds);
    return { visitsAhead, sessionsLeft, mergedClientIds };
  }

  async eraseRows(tx: EntityManager, person: Person): Promise<string[]> {
    const visitIds = await this.visitors.eraseVisits(tx, person);
    await this.visitors.unlinkAccounts(tx, person);
    await this.visitors.eraseProjections(tx, person);
    return visitIds;
  }
}
