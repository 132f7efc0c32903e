import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { parseText } from '@yarrow/kit/values/input-rules';
import { DataSource, type EntityManager } from 'typeorm';
import type { Appointment } from '../visits/appointment.entity.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { slotTaken } from '../availability/slot-rules.js';
import { parseTimeZone } from '../availability/time-zone.js';
import type { Attendee } from '../visits/attendee.js';
import { atListPrices } from '../catalog-projection/offer.js';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import { type Booker, BookersService } from './bookers.service.js';
import { requireRoomToAsk } from './hold-limits.policy.js';
import { HoldsRepository } from './holds.repository.js';
import { makeAppointment } from './make-appointment.js';
import { OffersService } from './offers.service.js';
import { PriceChangedError } from './price-changed.js';
import type { SlotHold } from './slot-hold.entity.js';

const MAX_NOTE_LENGTH = 2_000;

/** A booking as it is asked for. */
export interface BookingRequest {
  readonly holdId: string;
  /** Who comes; the caller's own account where absent. */
  readonly client?: Attendee | null;
  readonly note?: string | null;
  /** IANA zone of the client. */
  readonly timeZone?: string | null;
  /** The price that was shown; that of the hold where absent. */
  readonly acceptedAmountCents?: number | null;
}

/** Turns a kept time into an appointment. */
@Injectable()
export class BookingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OffersService,
    private readonly holds: HoldsRepository,
    private readonly bookers: BookersService,
    private readonly appointments: AppointmentsService,
  ) {}

  /**
   * Anybody who holds the time may book it. Repeating it gives the same appointment to the same person.
   * @throws DomainError `hold_expired`, `login_required`, `price_changed`, `slot_taken`, `too_many_requests`, `package_used_up`, `package_refunded`, `invalid_client`, `invalid_first_name`, `invalid_last_name`,
   *   `invalid_email`, `invalid_phone`, `invalid_note`, `invalid_time_zone`
   */
  async book(actor: Actor, request: BookingRequest, now: Date): Promise<Appointment> {
    const note = parseText(request.note, 'note', { max: MAX_NOTE_LENGTH, label: 'The message' });
    const timeZone = parseTimeZone(request.timeZone);
    if (!isUuid(request.holdId)) throw holdExpired();
    return this.dataSource.transaction(async (tx) => {
      await this.holds.lockAround(tx, request.holdId);
      const hold = await this.holds.findForUpdate(tx, request.holdId);
      if (hold?.waitsForLogin(actor.userId) && !hold.hasLapsed(now)) throw loginRequired();
      if (!hold?.mayBeUsedBy(actor.userId)) throw holdExpired();
      if (hold.appointmentId) return this.repeated(tx, actor, hold, request, now);
      if (hold.hasLapsed(now)) throw holdExpired();
      const catalog = await this.offers.getCatalogForShare(tx, hold.practiceId);
      const { practice } = catalog;
      const shownCents = hold.amountCents;
      const booker = await this.bookers.identify(tx, actor, practice, request.client, hold.clientId);
      priceFor(booker, hold, catalog);
      if (hold.amountCents !== (request.acceptedAmountCents ?? shownCents)) throw new PriceChangedError(hold);
      await this.holds.takeTurns(tx, [`requests:${hold.practiceId}:${booker.email}`]);
      requireRoomToAsk(await this.holds.countOpenRequests(tx, hold.practiceId, booker.email, now));
      const packageSession = await this.offers.takeSession(tx, hold.packageId);
      const details = { note, timeZone, packageSession, now };
      const appointment = makeAppointment(hold, catalog, booker, details);
      if (!(await this.appointments.start(tx, appointment, hold.id))) throw slotTaken();
      await this.holds.markBooked(tx, hold.id, appointment.id);
      return appointment;
    });
  }

  /**
   * The hold was booked before. Its id is known to the browser that made it; the answer opens the visit, so the account and the
   * address have to be the same too, and for a bounded time only.
   */
  private async repeated(
    tx: EntityManager,
    actor: Actor,
    hold: SlotHold,
    request: BookingRequest,
    now: Date,
  ): Promise<Appointment> {
    const appointment = hold.mayBeRepeated(now) && (await this.appointments.find(tx, hold.appointmentId!));
    if (!appointment || (appointment.userId ?? undefined) !== actor.userId) throw holdExpired();
    const samePerson = request.client
      ? request.client.email.trim().toLowerCase() === appointment.email
      : appointment.userId !== null;
    if (!samePerson) throw holdExpired();
    return appointment;
  }
}

/** A price that was agreed with one contact is not for another one that the account books for. */
function priceFor(booker: Booker, hold: SlotHold, catalog: PracticeCatalog): void {
  if (hold.clientId === null || hold.clientId === booker.clientId) return;
  const listed = atListPrices(catalog, hold.lines);
  if (!listed) throw holdExpired();
  Object.assign(hold, listed, { clientId: null });
}

/** The session expired after the slot was held. */
function loginRequired(): DomainError {
  return new DomainError(
    'login_required',
    'Please log in again to book this time. We are still holding it for you.',
    'holdId',
  );
}

function holdExpired(): DomainError {
  return new DomainError('hold_expired', 'This time is not kept any more. Please choose a time again.', 'holdId');
}
