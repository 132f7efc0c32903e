import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { toInstant, toWall } from '@yarrow/time/wall-time';
import { tzVersion } from '@yarrow/time/zones';
import { DataSource, type EntityManager } from 'typeorm';
import { adoptZoneRelease } from '../availability/zone-release.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { AppointmentsPublisher } from './appointments.publisher.js';
import type { Appointment } from '../visits/appointment.entity.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';

/** When the rules of a zone change, the wall time of appointments to come stays and their instant moves. */
@Injectable()
export class ZoneRulesService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly publisher: AppointmentsPublisher,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.adoptRelease(tzVersion);
  }

  /** Recomputes once for each release of the tz database. */
  adoptRelease(release: string): Promise<void> {
    return adoptZoneRelease(this.dataSource, 'tz_release', release, () => this.recomputeInstants());
  }

  /**
   * Safe to repeat: what has its instant already stays.
   * @returns how many appointments moved
   */
  async recomputeInstants(): Promise<number> {
    const now = this.clock.now();
    let moved = 0;
    for (const { practiceId, timeZone } of await this.appointments.listComingZones(this.dataSource.manager, now)) {
      const coming = await this.appointments.listComing(this.dataSource.manager, practiceId, timeZone, now);
      const ids = coming.filter(hasMoved).map(({ id }) => id);
      if (ids.length > 0) moved += await this.dataSource.transaction((tx) => this.move(tx, ids));
    }
    return moved;
  }

  /** All that move give their time up before any takes its new time, so that they do not stand in each other's way. */
  private async move(tx: EntityManager, ids: string[]): Promise<number> {
    const locked = (await this.appointments.listForUpdate(tx, ids)).filter(hasMoved);
    const taken = await this.occupancies.giveUp(
      tx,
      locked.map(({ id }) => id),
    );
    for (const appointment of locked) {
      const previous = { from: appointment.startsAt, to: appointment.endsAt };
      appointment.moveTo(new Date(toInstant(appointment.localStartsAt, appointment.timeZone)));
      const occupancy = taken.find(({ id }) => id === appointment.id);
      // Both sides were promised a wall time: where two promises now meet, the pro sees them overlap and decides.
      if (occupancy) {
        const { startsAt, endsAt } = appointment;
        await this.occupancies.takeAnyway(tx, { ...occupancy, startsAt, endsAt });
      }
      await this.appointments.save(tx, appointment);
      await this.publisher.rescheduled(tx, appointment, previous);
    }
    return locked.length;
  }
}

/** The second of two repeated hours stays the second: its wall time is right as it is. */
function hasMoved({ startsAt, timeZone, localStartsAt }: Appointment): boolean {
  const instant = startsAt.getTime();
  return toWall(instant, timeZone) !== localStartsAt && toInstant(localStartsAt, timeZone) !== instant;
}
