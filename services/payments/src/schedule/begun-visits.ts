import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppointmentCopiesRepository } from '../appointment-copies/appointment-copies.repository.js';
import { StatusAnnouncer } from '../statuses/status-announcer.js';

const BATCH = 200;

/** Tells which visits have begun unpaid: their status changes by the passing of time alone. */
@Injectable()
export class BegunVisits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: AppointmentCopiesRepository,
    private readonly announcer: StatusAnnouncer,
  ) {}

  async announce(): Promise<void> {
    for (const id of await this.announcer.listBegun(this.dataSource.manager, BATCH)) {
      await this.dataSource.transaction(async (tx) => {
        await this.announcer.announce(tx, await this.copies.getForUpdate(tx, id));
      });
    }
  }
}
