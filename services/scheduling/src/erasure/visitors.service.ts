import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import type { Eraser, Person } from '@yarrow/kit/erasure/person';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountClosingService } from '../account-closing/account-closing.service.js';
import { VisitorsRepository, type Visitor } from './visitors.repository.js';

/** What would be lost by erasing a client, and the other ids the client is known by. */
export interface Ahead {
  readonly visitsAhead: number;
  readonly sessionsLeft: number;
  readonly mergedClientIds: string[];
}

/** Reports and erases the personal data that scheduling stores about a client. */
@Injectable()
export class VisitorsService implements Eraser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visitors: VisitorsRepository,
    private readonly clock: Clock,
    private readonly closing: AccountClosingService,
    erasures: ErasuresService,
  ) {
    erasures.register(this);
  }

  /** Visits that stand and have not ended, sessions that are left, and which records were merged into the contacts. */
  async findAhead(visitor: Visitor): Promise<Ahead> {
    return this.count(this.dataSource.manager, visitor);
  }

  /** As `findAhead`; an account without visits ahead books nothing for two minutes, in which it is erased. */
  async closeAndFindAhead(visitor: Visitor & { userId: string }): Promise<Ahead> {
    return this.dataSource.transaction(async (tx) => {
      await this.closing.close(tx, visitor.userId);
      const ahead = await this.count(tx, visitor);
      if (ahead.visitsAhead > 0) await this.closing.reopen(tx, visitor.userId);
      return ahead;
    });
  }

  private async count(tx: EntityManager, { userId, clientIds }: Visitor): Promise<Ahead> {
    const mergedClientIds = await this.visitors.listMergedInto(tx, clientIds);
    const visitor = { userId, clientIds: [...clientIds, ...mergedClientIds] };
    const visitsAhead = await this.visitors.countAhead(tx, visitor, this.clock.now());
    const sessionsLeft = await this.visitors.countSessionsLeft(tx, visitor.clientIds);
    return { visitsAhead, sessionsLeft, mergedClientIds };
  }

  async eraseRows(tx: EntityManager, person: Person): Promise<string[]> {
    const visitIds = await this.visitors.eraseVisits(tx, person);
    await this.visitors.unlinkAccounts(tx, person);
    await this.visitors.eraseProjections(tx, person);
    return visitIds;
  }
}
