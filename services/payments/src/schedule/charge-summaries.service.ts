import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Injectable } from '@nestjs/common';
import { ChargesAnnouncedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { nextSummaryAt, summarisedDay } from '../records/charges/charge-summary.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import { type DueSummary, PracticeProjectionRepository } from '../records/practices/practice-projection.repository.js';

/** A summary that is later than this is left out: its charges are too near, or made. */
const MAX_DELAY_MS = 8 * 3_600_000;

/** Publishes in the evening which cards will be charged on the next day, for practices that want a mail. */
@Injectable()
export class ChargeSummariesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practices: PracticeProjectionRepository,
    private readonly charges: ChargesRepository,
    private readonly clock: Clock,
  ) {}

  async publishDue(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && (await this.publishNext()));
  }

  /** @returns false if no summary is due */
  private publishNext(): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const due = await this.practices.takeDueSummary(tx, now);
      if (!due) return false;
      const isLate = now.getTime() - due.dueAt.getTime() >= MAX_DELAY_MS;
      const after = isLate ? now.getTime() - MAX_DELAY_MS : now.getTime();
      await this.practices.saveNextSummary(tx, due.practiceId, nextSummaryAt(after, due.timeZone));
      if (!isLate) await this.publish(tx, due);
      return true;
    });
  }

  private async publish(tx: EntityManager, { practiceId, timeZone, dueAt }: DueSummary): Promise<void> {
    const { day, from, to } = summarisedDay(dueAt, timeZone);
    const planned = await this.charges.listPlanned(tx, practiceId, from, to);
    if (planned.length === 0) return;
    const charges = planned.map(({ chargeAt, ...charge }) => ({ ...charge, chargeAt: timestampFromDate(chargeAt) }));
    await emit(tx, ChargesAnnouncedSchema, { practiceId, day, timeZone, charges }, { aggregateId: practiceId });
  }
}
