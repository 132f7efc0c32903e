import { Injectable } from '@nestjs/common';
import type { SlotRules } from '@yarrow/time/slots';
import type { EntityManager } from 'typeorm';
import { AppointmentsPublisher } from '../appointments/appointments.publisher.js';
import type { Appointment } from '../visits/appointment.entity.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { LapsesService } from '../appointments/lapses.service.js';
import { requireBookable, slotTaken } from '../availability/slot-rules.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';

const MINUTE_MS = 60_000;

/** Where a visit goes. */
export interface Move {
  readonly startsAt: Date;
  /** Cents. */
  readonly acceptedFeeCents: number;
  /** IANA zone of the client. */
  readonly timeZone: string | undefined;
  readonly rules: SlotRules;
}

/** Swaps a visit's time for another in the caller's transaction. */
@Injectable()
export class VisitMoverService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly occupancies: OccupanciesRepository,
    private readonly lapses: LapsesService,
    private readonly publisher: AppointmentsPublisher,
  ) {}

  /**
   * The caller has locked the practice and the appointment. The new time is taken before the old one is visibly
   * released; if the new time is taken already, nothing changes.
   * @throws DomainError `not_movable`, `fee_changed`, `too_soon`, `outside_hours`, `slot_taken`
   */
  async move(tx: EntityManager, appointment: Appointment, move: Move, now: Date): Promise<void> {
    const previous = { from: appointment.startsAt, to: appointment.endsAt };
    const outcome = appointment.reschedule(move.startsAt, move.acceptedFeeCents, now, move.rules.timeZone);
    if (!outcome) return;
    await this.requireFree(tx, appointment, move, now);
    if (!(await this.lapses.swap(tx, appointment.id, appointment, now))) throw slotTaken();
    appointment.clientTimeZone = move.timeZone ?? appointment.clientTimeZone;
    await this.appointments.save(tx, appointment);
    await this.publisher.rescheduled(tx, appointment, { ...previous, by: 'client', feeCents: outcome.feeCents });
  }

  private async requireFree(tx: EntityManager, appointment: Appointment, { rules }: Move, now: Date): Promise<void> {
    const { id, practiceId, startsAt, endsAt } = appointment;
    const gap = rules.bufferMinutes * MINUTE_MS;
    const busy = await this.occupancies.listBusy(tx, [practiceId], {
      from: new Date(startsAt.getTime() - gap),
      to: new Date(endsAt.getTime() + gap),
      now,
      except: id,
    });
    requireBookable(rules, busy.get(practiceId) ?? [], startsAt.getTime(), now.getTime());
  }
}
