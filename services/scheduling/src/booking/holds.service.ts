import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import { termsOf } from '../visits/cancellation-terms.js';
import { LapsesService } from '../appointments/lapses.service.js';
import { requireBookable, slotRules, slotTaken } from '../availability/slot-rules.js';
import { parseStart } from '../availability/start.js';
import { parseTimeZone } from '../availability/time-zone.js';
import { practiceNotFound } from '../catalog-projection/offer.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { type Visitor, visitorOf } from '../occupancies/visitor.js';
import { requireRoomToKeep } from './hold-limits.policy.js';
import { HoldsRepository } from './holds.repository.js';
import { OffersService, type PersonalOffer, type WantedOffer } from './offers.service.js';
import { placeOf } from '../visits/place.js';
import { HOLD_MS, RETENTION_MS, SlotHold } from './slot-hold.entity.js';

const MINUTE_MS = 60_000;

/** A requested slot. */
export interface WantedSlot extends WantedOffer {
  /** ISO 8601 with an explicit offset. */
  readonly startsAt: string;
  /** IANA zone of the client. */
  readonly timeZone?: string | null;
  /** The same for each repetition of the request. */
  readonly idempotencyKey?: string | null;
}

/** Keeping a time for ten minutes; anybody may. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OffersService,
    private readonly occupancies: OccupanciesRepository,
    private readonly holds: HoldsRepository,
    private readonly lapses: LapsesService,
  ) {}

  /**
   * Keeps a start that availability lists. The check says why not; the constraint on busy time is what two people who
   * ask at once meet. Repeating a request with its key gives the same hold as long as that has not lapsed.
   * @throws DomainError `not_found`, `invalid_service`, `invalid_location`, `invalid_starts_at`, `invalid_time_zone`,
   *   `invalid_idempotency_key`, `invalid_package`, `package_refunded`, `package_used_up`, `too_many_holds`, `too_soon`,
   *   `outside_hours`, `slot_taken`
   */
  async hold(actor: Actor, wanted: WantedSlot, now: Date): Promise<SlotHold> {
    const startsAt = parseStart(wanted.startsAt);
    const clientTimeZone = parseTimeZone(wanted.timeZone);
    if (!isUuid(wanted.practiceId)) throw practiceNotFound();
    const made = idOfRequest(wanted.idempotencyKey, { of: wanted.practiceId, kind: 'hold' });
    const visitor = visitorOf(actor);
    const slot = { id: made ?? randomUUID(), startsAt, clientTimeZone, now, visitor };
    const turns = turnsOf(wanted.practiceId, visitor, made);
    try {
      return await this.holdKnown(actor, wanted, slot, turns);
    } catch (error) {
      if (!(error instanceof UnknownPracticeError)) throw error;
      await this.offers.fetch(wanted.practiceId);
      return this.holdKnown(actor, wanted, slot, turns);
    }
  }

  /** @throws UnknownPracticeError if the projection does not have the practice yet */
  private async holdKnown(
    actor: Actor,
    wanted: WantedSlot,
    slot: ParsedSlot,
    turns: readonly string[],
  ): Promise<SlotHold> {
    return this.dataSource.transaction(async (tx) => {
      const isLocked = await this.holds.lock(tx, wanted.practiceId, turns);
      const { kept, isRepeated, catalog } = await this.holds.getContext(tx, wanted.practiceId, slot);
      const repeated = isRepeated && (await this.findRepeated(tx, actor, slot));
      if (repeated) return repeated;
      requireRoomToKeep(kept);
      // A practice inserted between the two statements is not locked.
      if (!isLocked || !catalog) throw new UnknownPracticeError(wanted.practiceId);
      return this.holdOffered(tx, actor, await this.offers.make(tx, actor, catalog, wanted), slot);
    });
  }

  /** What a request with this key keeps already; what lapsed is cleared away, as if it had never been. */
  private async findRepeated(
    tx: EntityManager,
    actor: Actor,
    { id, startsAt, now }: ParsedSlot,
  ): Promise<SlotHold | undefined> {
    const hold = await this.holds.findForUpdate(tx, id);
    if (!hold) return undefined;
    if (hold.hasLapsed(now) && !hold.appointmentId) {
      await this.holds.delete(tx, id);
      await this.occupancies.release(tx, [id]);
      return undefined;
    }
    if (hold.mayBeUsedBy(actor.userId) && hold.startsAt.getTime() === startsAt.getTime()) return hold;
    throw new DomainError(
      'invalid_idempotency_key',
      'Another time is kept with the key of this request.',
      'idempotencyKey',
    );
  }

  private async holdOffered(
    tx: EntityManager,
    actor: Actor,
    offered: PersonalOffer,
    { id, startsAt, clientTimeZone, now, visitor: keptBy }: ParsedSlot,
  ): Promise<SlotHold> {
    const { practiceId } = offered.catalog.practice;
    const rules = slotRules(offered.catalog, offered.offer);
    const endsAt = new Date(startsAt.getTime() + rules.durationMinutes * MINUTE_MS);
    // Busy time is looked at by the insert itself.
    requireBookable(rules, [], startsAt.getTime(), now.getTime());
    const times = { startsAt, endsAt, clientTimeZone, expiresAt: new Date(now.getTime() + HOLD_MS) };
    const hold = makeHold(id, actor, offered, times);
    const { bufferMinutes } = rules;
    if (await this.holds.insertWithTime(tx, hold, { bufferMinutes, keptBy, now })) return hold;
    // The time is taken, or was taken until its hold expired.
    const busy = await this.occupancies.listBusy(tx, [practiceId], {
      from: new Date(startsAt.getTime() - bufferMinutes * MINUTE_MS),
      to: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS),
      now,
    });
    requireBookable(rules, busy.get(practiceId) ?? [], startsAt.getTime(), now.getTime());
    if (!(await this.lapses.take(tx, { ...hold, kind: 'hold', bufferMinutes, keptBy }, now))) throw slotTaken();
    await this.holds.insert(tx, hold);
    return hold;
  }

  /** @throws DomainError `not_found` */
  async release(actor: Actor, id: string): Promise<void> {
    if (!isUuid(id)) throw holdNotFound();
    await this.dataSource.transaction(async (tx: EntityManager) => {
      const hold = await this.holds.findForUpdate(tx, id);
      const isTheirs = hold?.mayBeUsedBy(actor.userId) || hold?.waitsForLogin(actor.userId);
      if (!hold || !isTheirs || hold.appointmentId) throw holdNotFound();
      await this.holds.delete(tx, id);
      await this.occupancies.release(tx, [id]);
    });
  }

  /** Deletes what lapsed a while ago, with its time. */
  async clearLapsed(now: Date): Promise<void> {
    const before = new Date(now.getTime() - RETENTION_MS);
    await this.dataSource.transaction((tx) => this.holds.deleteLapsed(tx, before));
  }
}

class UnknownPracticeError extends Error {
  constructor(practiceId: string) {
    super(`Practice ${practiceId} is not in the projection`);
  }
}

interface ParsedSlot {
  /** Of the hold to be. */
  readonly id: string;
  readonly visitor: Visitor;
  readonly startsAt: Date;
  readonly clientTimeZone: string | undefined;
  readonly now: Date;
}

interface HoldTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly expiresAt: Date;
  readonly clientTimeZone: string | undefined;
}

/** Repetitions of one request; all who are counted together at the practice. */
function turnsOf(practiceId: string, { userId, addressDigest }: Visitor, made: string | undefined): string[] {
  const turns = [`holds:${practiceId}:${addressDigest.toString('hex')}`];
  if (userId) turns.push(`holds:${practiceId}:${userId}`);
  return made ? [`hold:${made}`, ...turns] : turns;
}

function makeHold(
  id: string,
  actor: Actor,
  { catalog, offer, packageId, clientId }: PersonalOffer,
  times: HoldTimes,
): SlotHold {
  const { practiceId, booking } = catalog.practice;
  return Object.assign(new SlotHold(), {
    id,
    practiceId,
    userId: actor.userId ?? null,
    place: placeOf(offer.location),
    lines: [...offer.lines],
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    timeZone: offer.location.timeZone,
    clientTimeZone: times.clientTimeZone ?? offer.location.timeZone,
    amountCents: offer.amountCents,
    currency: offer.currency,
    paymentRequirement: offer.paymentRequirement,
    cancellation: termsOf(booking),
    packageId,
    clientId,
    expiresAt: times.expiresAt,
  });
}

function holdNotFound(): DomainError {
  return new DomainError('not_found', 'This time is not kept any more.', 'holdId');
}
