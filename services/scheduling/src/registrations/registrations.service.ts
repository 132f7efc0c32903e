import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid } from '@yarrow/kit/ids';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource, type EntityManager } from 'typeorm';
import { opensFor } from '../visits/appointments.policy.js';
import type { BookingPrice } from '../visits/booking-price.js';
import type { BookableEvent } from '../event-records/bookable-event.entity.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import { isHostOf } from '../event-records/events.policy.js';
import type { Registered } from './registering.service.js';
import { RegistrationsPublisher } from './registrations.publisher.js';
import type { Registration } from './registration.entity.js';
import { RegistrationsRepository } from './registrations.repository.js';

/** Limits requests with invalid tokens: pages with a link need one or two each, guessing takes far more. */
export const REGISTRATION_MISSES = { name: 'registration-token', points: 300, perSeconds: 600 };
const MAX_TOKEN_LENGTH = 100;
/** A payment made in time may still be on its way. This delays no other client, since expired places are free. */
const PAYMENT_GRACE_MS = 5 * 60_000;

/** Key of the federated entity: who has the token may see the registration. */
export interface RegistrationKey {
  readonly id: string;
  readonly token: string;
}

/** What happens to a registration after its place was taken: payment, lapsing, cancelling, reading. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: BookableEventsRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly publisher: RegistrationsPublisher,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** @throws DomainError `rate_limited` */
  async findByToken(actor: Actor, token: string): Promise<Registered | null> {
    // A text of any length is looked up by its digest, so that every guess takes as long.
    const registration = await this.registrations.findByToken(
      this.dataSource.manager,
      token.slice(0, MAX_TOKEN_LENGTH + 1),
    );
    if (registration && opensFor(actor, registration, token)) return this.withEvent(registration);
    // Right ones are what the link is for, and many people share an address.
    await this.rateLimits.consume(REGISTRATION_MISSES, actor.ip);
    return null;
  }

  /** A registration as events carry it. */
  async findSnapshot(id: string) {
    const { manager } = this.dataSource;
    const registration = isUuid(id) ? await this.registrations.find(manager, id) : null;
    const event = registration && (await this.events.find(manager, registration.eventId));
    return event && this.publisher.snapshotOf(manager, registration, event);
  }

  /** A contact's place, for the practice. */
  async findOfClient(actor: Actor, eventId: string, clientId: string): Promise<Registered | null> {
    requirePro(actor);
    if (!isUuid(eventId) || !isUuid(clientId)) return null;
    const registration = await this.registrations.findOfClient(this.dataSource.manager, eventId, clientId);
    return registration && isHostOf(actor, registration) ? this.withEvent(registration) : null;
  }

  /** In the order of the keys; null where there is no such registration or the token does not open it. */
  async listByKeys(actor: Actor, keys: readonly RegistrationKey[]): Promise<(Registered | null)[]> {
    const { manager } = this.dataSource;
    const found = await this.registrations.listByIds(manager, keys.map(({ id }) => id).filter(isUuid));
    const events = await this.events.listByIds(
      manager,
      found.map(({ eventId }) => eventId),
    );
    return keys.map(({ id, token }) => {
      const registration = found.find((candidate) => candidate.id === id.toLowerCase());
      const event = events.find((candidate) => candidate.id === registration?.eventId);
      return registration && event && opensFor(actor, registration, String(token)) ? { registration, event } : null;
    });
  }

  /**
   * The client gives the place up by the link. Repeating it changes nothing.
   * @param acceptedFeeCents the fee that was shown, where that is known
   * @throws DomainError `not_found`, `event_cancelled`, `event_over`, `not_cancellable`, `fee_changed`, `rate_limited`
   */
  async cancelByLink(
    actor: Actor,
    token: string,
    acceptedFeeCents: number | null | undefined,
    now: Date,
  ): Promise<Registered> {
    const found = await this.findByToken(actor, token);
    if (found?.registration.holderOf(token) !== 'client' || isHostOf(actor, found.registration)) {
      throw registrationNotFound();
    }
    return this.dataSource.transaction(async (tx) => {
      const { registration, event } = await this.getForUpdate(tx, found.registration);
      const outcome = registration.cancelByClient(event, now, acceptedFeeCents);
      if (outcome) {
        await this.registrations.save(tx, registration);
        await this.publisher.cancelled(tx, registration, event, outcome.feeCents);
      }
      return { registration, event };
    });
  }

  /**
   * The practitioner takes a contact's place away, and everything that was paid goes back. Repeating it changes nothing.
   * @throws DomainError `not_found`, `event_cancelled`, `event_over`
   */
  async removeClient(actor: Actor, eventId: string, clientId: string, now: Date): Promise<BookableEvent> {
    const found = await this.findOfClient(actor, eventId, clientId);
    if (!found) throw new DomainError('not_found', 'This client has no place in this event.', 'clientId');
    return this.dataSource.transaction(async (tx) => {
      const { registration, event } = await this.getForUpdate(tx, found.registration);
      if (registration.removeByOwner(event, now)) {
        await this.registrations.save(tx, registration);
        await this.publisher.cancelled(tx, registration, event, 0);
      }
      return event;
    });
  }

  /**
   * A card is saved or charged, or nothing was left to pay. In time and with a place still free, the registration
   * counts; otherwise it is over and payments gives everything back.
   * @param securedAt when the payment was made, regardless of when its event arrives
   */
  async securePayment(tx: EntityManager, id: string, securedAt: Date, now: Date): Promise<void> {
    const known = isUuid(id) ? await this.registrations.find(tx, id) : null;
    if (!known) return;
    const { registration, event } = await this.getForUpdate(tx, known);
    const dueBy = registration.paymentDueBy;
    // Nothing was to be paid, or the registration counts already.
    if (!dueBy) return;
    const waits = registration.state === 'awaiting_payment';
    if (waits && securedAt <= dueBy && (registration.countsAt(now) || (await this.hasPlace(tx, registration, now)))) {
      registration.confirm();
      await this.registrations.save(tx, registration);
      return this.publisher.confirmed(tx, registration, event);
    }
    if (waits) {
      registration.expire();
      await this.registrations.save(tx, registration);
    }
    // Published again where it was published before: the money came after that.
    await this.publisher.expired(tx, registration, event);
  }

  /** Payments has published what it costs. */
  async takePrice(tx: EntityManager, id: string, price: BookingPrice): Promise<void> {
    const registration = isUuid(id) ? await this.registrations.findForUpdate(tx, id) : null;
    if (!registration) return;
    registration.takePrice(price);
    await this.registrations.save(tx, registration);
  }

  /** Expires unpaid places, so that payments refunds what it holds. */
  async expireLapsed(now: Date): Promise<void> {
    const by = new Date(now.getTime() - PAYMENT_GRACE_MS);
    for (const unpaid of await this.registrations.listUnpaidIds(this.dataSource.manager, by)) {
      await this.dataSource.transaction(async (tx) => {
        const { registration, event } = await this.getForUpdate(tx, unpaid);
        // It was paid or cancelled meanwhile.
        if (registration.state !== 'awaiting_payment' || registration.countsAt(now)) return;
        registration.expire();
        await this.registrations.save(tx, registration);
        await this.publisher.expired(tx, registration, event);
      });
    }
  }

  /** From where places were asked for that no longer count as started. */
  forgetStarts(now: Date): Promise<void> {
    return this.registrations.forgetStarts(this.dataSource.manager, now);
  }

  /** Whether the expired place is still free. */
  private async hasPlace(tx: EntityManager, { eventId }: Registration, now: Date): Promise<boolean> {
    const event = await this.events.find(tx, eventId);
    const taken = (await this.registrations.countTaken(tx, [eventId], now)).get(eventId) ?? 0;
    return event !== null && !event.isCancelled && !event.isFull(taken);
  }

  /** The event's lock first, as everywhere. */
  private async getForUpdate(tx: EntityManager, known: { id: string; eventId: string }): Promise<Registered> {
    const event = await this.events.findForUpdate(tx, known.eventId);
    const registration = await this.registrations.findForUpdate(tx, known.id);
    if (!event || !registration) throw registrationNotFound();
    return { registration, event };
  }

  private async withEvent(registration: Registration): Promise<Registered | null> {
    const event = await this.events.find(this.dataSource.manager, registration.eventId);
    return event && { registration, event };
  }
}

/** The answer to every token that opens nothing (spec client §8). */
export function registrationNotFound(): DomainError {
  return new DomainError('not_found', 'Error: Registration token not found.', 'token');
}
