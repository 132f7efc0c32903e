import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { type Occupancy, OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { AppointmentsPublisher } from './appointments.publisher.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';

/** A payment made in time may still be on its way. This delays no other client, since expired time is free. */
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
   * Takes the time for a visit and removes expired occupancies from it.
   * @returns false if the time is taken
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
   * Moves a visit's occupancy to another time in one step: its own current time counts as free.
   * @returns false if the new time is taken; the caller must then roll back the transaction
   */
  async swap(tx: EntityManager, id: string, wanted: { startsAt: Date; endsAt: Date }, now: Date): Promise<boolean> {
    const [held] = await this.occupancies.giveUp(tx, [id]);
    return held !== undefined && this.take(tx, { ...held, ...wanted }, now);
  }

  /** Expires requests and bookings that were not accepted or paid in time, so that payments refunds what it holds. */
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
