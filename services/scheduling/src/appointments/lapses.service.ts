import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { type Occupancy, OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { AppointmentsPublisher } from './appointments.publisher.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';

/** A payment made in time may still be on its way; nobody else is kept waiting by that, since lapsed time is free. */
const PAYMENT_GRACE_MS = 5 * 60_000;

/** Ends what lapsed: at once where its time is wanted, otherwise when the job comes by, for the other services. */
@Injectable()
export class LapsesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly publisher: AppointmentsPublisher,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes time for a visit, out of the hands of whatever lapsed on it.
   * @returns false when somebody has it
   */
  async take(tx: EntityManager, wanted: Occupancy, now: Date): Promise<boolean> {
    if (await this.occupancies.take(tx, wanted)) return true;
    const lapsed = await this.occupancies.listLapsed(tx, wanted, now);
    if (lapsed.length === 0) return false;
    const appointments = await this.appointments.listForUpdate(tx, lapsed);
    const removed = new Set(await this.occupancies.removeLapsed(tx, lapsed, now));
    for (const appointment of appointments) {
      if (!removed.has(appointment.id)) continue;
      appointment.expire();
      await this.appointments.save(tx, appointment);
      await this.publisher.expired(tx, appointment);
    }
    return this.occupancies.take(tx, wanted);
  }

  /** Takes time for what the practitioner wants there whatever else is there: overlapping is theirs to decide. */
  async takeAnyway(tx: EntityManager, wanted: Occupancy, now: Date): Promise<void> {
    if (!(await this.take(tx, wanted, now))) await this.occupancies.takeAnyway(tx, wanted);
  }

  /** Visits that move together give their times up first, so that they do not stand in each other's way. */
  async giveUp(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await this.occupancies.giveUp(tx, ids);
  }

  /** The same instead of the time that it takes now. */
  async swapAnyway(tx: EntityManager, wanted: Occupancy, now: Date): Promise<void> {
    await this.occupancies.giveUp(tx, [wanted.id]);
    await this.takeAnyway(tx, wanted, now);
  }

  /**
   * A visit gives its time up for another, in one step: what it leaves counts as free for it.
   * @returns false when somebody has the new time; the caller's transaction must end then
   */
  async swap(tx: EntityManager, id: string, wanted: { startsAt: Date; endsAt: Date }, now: Date): Promise<boolean> {
    const [held] = await this.occupancies.giveUp(tx, [id]);
    return held !== undefined && this.take(tx, { ...held, ...wanted }, now);
  }

  /** Marks what nobody answered or paid for, so that payments gives back what it holds. */
  async expireLapsed(): Promise<void> {
    const now = this.clock.now();
    const unpaidBy = new Date(now.getTime() - PAYMENT_GRACE_MS);
    for (const id of await this.appointments.listLapsedIds(this.dataSource.manager, unpaidBy, now)) {
      await this.dataSource.transaction(async (tx) => {
        const appointment = await this.appointments.findForUpdate(tx, id);
        // It was answered, paid or taken meanwhile.
        if (!appointment || appointment.state === 'unavailable' || appointment.stateAt(now) !== 'unavailable') return;
        appointment.expire();
        await this.appointments.save(tx, appointment);
        await this.occupancies.release(tx, [id]);
        await this.publisher.expired(tx, appointment);
      });
    }
  }
}
