import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { Refunding } from '../refunds/refunding.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { inSmallGroups } from './small-groups.js';

const BATCH = 100;

/** Sends refunds that are planned. */
@Injectable()
export class DueRefunds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly refunds: RefundsRepository,
    private readonly refunding: Refunding,
    private readonly clock: Clock,
  ) {}

  async send(stopping: AbortSignal): Promise<void> {
    const due = await this.refunds.listDue(this.dataSource.manager, this.clock.now(), BATCH);
    await inSmallGroups(due, stopping, ({ id }) => this.refunding.send(id));
  }
}
