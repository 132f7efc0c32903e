import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { isUuid, newId } from '@yarrow/kit/ids';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import { DataSource, type EntityManager } from 'typeorm';
import { LapsesService } from '../appointments/lapses.service.js';
import { requireBookable, slotRules, slotTaken } from '../availability/slot-rules.js';
import { parseTimeZone } from '../availability/time-zone.js';
import { CatalogCopiesService } from '../catalog-copies/catalog-copies.service.js';
import { type Offer, makeOffer, practiceNotFound } from '../catalog-copies/offer.js';
import type { PracticeCatalog } from '../catalog-copies/practice-catalog.js';
import { OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { HoldsRepository } from './holds.repository.js';
import { placeOf } from './place.js';
import { HOLD_MS, SlotHold } from './slot-hold.entity.js';

const MINUTE_MS = 60_000;

/** A time that somebody wants to keep. */
export interface WantedSlot {
  readonly practiceId: string;
  readonly serviceIds: readonly string[];
  readonly locationId: string;
  /** ISO 8601 with an explicit offset. */
  readonly startsAt: string;
  /** IANA zone of the client. */
  readonly timeZone?: string | null;
}

/** Keeping a time for ten minutes; anybody may. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogCopiesService,
    private readonly occupancies: OccupanciesRepository,
    private readonly holds: HoldsRepository,
    private readonly lapses: LapsesService,
  ) {}

  /**
   * Keeps a start that availability lists. The check says why not; the constraint on busy time is what two people who
   * ask at once meet.
   * @throws DomainError `not_found`, `invalid_service`, `invalid_location`, `invalid_starts_at`, `invalid_time_zone`,
   *   `too_soon`, `outside_hours`, `slot_taken`
   */
  async hold(actor: Actor, wanted: WantedSlot, now: Date): Promise<SlotHold> {
    const startsAt = parseStart(wanted.startsAt);
    const clientTimeZone = parseTimeZone(wanted.timeZone);
    if (!isUuid(wanted.practiceId)) throw practiceNotFound();
    const hold = () =>
      this.dataSource.transaction(async (tx) => {
        const catalog = await this.catalogs.findCatalogForShare(tx, wanted.practiceId);
        return catalog && this.holdOffered(tx, actor, catalog, { ...wanted, startsAt, clientTimeZone, now });
      });
    const held = await hold();
    if (held) return held;
    await this.catalogs.getCatalog(wanted.practiceId);
    return (await hold())!;
  }

  private async holdOffered(
    tx: EntityManager,
    actor: Actor,
    catalog: PracticeCatalog,
    { serviceIds, locationId, startsAt, clientTimeZone, now }: ParsedSlot,
  ): Promise<SlotHold> {
    const { practiceId } = catalog.practice;
    const offer = makeOffer(catalog, serviceIds, locationId);
    const rules = slotRules(catalog, offer);
    const endsAt = new Date(startsAt.getTime() + rules.durationMinutes * MINUTE_MS);
    const busy = await this.occupancies.listBusy(tx, [practiceId], {
      from: new Date(startsAt.getTime() - rules.bufferMinutes * MINUTE_MS),
      to: new Date(endsAt.getTime() + rules.bufferMinutes * MINUTE_MS),
      now,
    });
    requireBookable(rules, busy.get(practiceId) ?? [], startsAt.getTime(), now.getTime());
    const times = { startsAt, endsAt, clientTimeZone, expiresAt: new Date(now.getTime() + HOLD_MS) };
    const hold = makeHold(practiceId, actor, offer, times);
    const taken = await this.lapses.take(tx, { ...hold, kind: 'hold', bufferMinutes: rules.bufferMinutes }, now);
    if (!taken) throw slotTaken();
    await this.holds.insert(tx, hold);
    return hold;
  }

  /** @throws DomainError `not_found` */
  async release(actor: Actor, id: string): Promise<void> {
    if (!isUuid(id)) throw holdNotFound();
    await this.dataSource.transaction(async (tx: EntityManager) => {
      const hold = await this.holds.findForUpdate(tx, id);
      if (!hold?.mayBeUsedBy(actor.userId)) throw holdNotFound();
      await this.holds.delete(tx, id);
      await this.occupancies.release(tx, [id]);
    });
  }
}

interface ParsedSlot extends Omit<WantedSlot, 'startsAt' | 'timeZone'> {
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

function makeHold(practiceId: string, actor: Actor, offer: Offer, times: HoldTimes): SlotHold {
  return Object.assign(new SlotHold(), {
    id: newId(),
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
    expiresAt: times.expiresAt,
  });
}

function parseStart(text: string): Date {
  try {
    return new Date(parseOffsetDateTime(text));
  } catch {
    throw new DomainError('invalid_starts_at', 'Please choose a valid time.', 'startsAt');
  }
}

function holdNotFound(): DomainError {
  return new DomainError('not_found', 'This time is not kept any more.', 'holdId');
}
