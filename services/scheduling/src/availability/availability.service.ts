import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { type SlotRules, groupByDate } from '@yarrow/time/slots';
import { addDays, daysBetween, isDate, startOfDay } from '@yarrow/time/wall-time';
import { DataSource } from 'typeorm';
import { CatalogProjectionService } from '../catalog-projection/catalog-projection.service.js';
import { makeOffer } from '../catalog-projection/offer.js';
import { type BusyRanges, OccupanciesRepository } from '../occupancies/occupancies.repository.js';
import { OpenPackagesService } from '../packages/open-packages.service.js';
import { HORIZON_DAYS, slotRules } from './slot-rules.js';
import { firstStart, startsWithin } from './starts.js';
import { parseTimeZone } from './time-zone.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** That can be asked for at once. */
export const MAX_RANGE_DAYS = 62;

/** What is asked about; dates in the client's zone. */
export interface AvailabilityQuestion extends DayRange {
  readonly practiceId: string;
  readonly serviceIds: readonly string[];
  readonly locationId: string;
  /** Secret of an open package. */
  readonly packageToken?: string | null;
}

/** Days of the client's zone, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly timeZone?: string | null;
}

/** Whose busy time counts: the practice's, but for a visit that moves. */
export interface WhoseTime {
  readonly practiceId: string;
  readonly moving?: { readonly id: string; readonly startsAt: Date };
}

/** Bookable starts, epoch milliseconds. */
export interface AvailableStarts {
  readonly timeZone: string;
  readonly practiceTimeZone: string;
  readonly durationMinutes: number;
  /** By the date of the client's calendar. */
  readonly days: Map<string, number[]>;
  readonly next: number | undefined;
}

/** Answers from our own tables with the very rules that decide when booking. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogs: CatalogProjectionService,
    private readonly occupancies: OccupanciesRepository,
    private readonly packages: OpenPackagesService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`, `invalid_service`, `invalid_location`, `invalid_range`, `invalid_time_zone` */
  async list(question: AvailabilityQuestion): Promise<AvailableStarts> {
    requireRange(question.from, question.to);
    const catalog = await this.catalogs.getCatalog(question.practiceId);
    const { practiceId } = catalog.practice;
    const { serviceIds, locationId, packageToken } = question;
    const bought = packageToken
      ? await this.packages.getUsable(this.dataSource.manager, practiceId, packageToken)
      : null;
    const offer = makeOffer(catalog, serviceIds, locationId, { coveredServiceId: bought?.serviceId });
    return this.listStarts({ practiceId }, slotRules(catalog, offer), question);
  }

  /**
   * The starts that rules offer in a range.
   * @param whose the practice; the time of the visit that moves counts as free, but its own start is not listed
   * @throws DomainError `invalid_range`, `invalid_time_zone`
   */
  async listStarts(
    whose: WhoseTime,
    rules: SlotRules,
    { from, to, timeZone: asked }: DayRange,
  ): Promise<AvailableStarts> {
    requireRange(from, to);
    const timeZone = parseTimeZone(asked) ?? rules.timeZone;
    const now = this.clock.now();
    const end = startOfDay(addDays(to, 1), timeZone);
    const starts = await this.startsBetween(whose, rules, startOfDay(from, timeZone), end, now);
    return {
      timeZone,
      practiceTimeZone: rules.timeZone,
      durationMinutes: rules.durationMinutes,
      days: groupByDate(starts, timeZone),
      next: starts.length > 0 ? undefined : await this.nextStart(whose, rules, end, now),
    };
  }

  private async startsBetween(whose: WhoseTime, rules: SlotRules, from: number, to: number, now: Date) {
    const busy = await this.busyAround(whose, rules, from, to, now);
    const own = whose.moving?.startsAt.getTime();
    return startsWithin(rules, busy, from, to, now.getTime()).filter((start) => start !== own);
  }

  private async nextStart(whose: WhoseTime, rules: SlotRules, from: number, now: Date): Promise<number | undefined> {
    const to = now.getTime() + (HORIZON_DAYS + 1) * DAY_MS;
    const since = Math.max(from, now.getTime());
    if (since >= to) return undefined;
    const busy = await this.busyAround(whose, rules, since, to, now);
    const firstFrom = (instant: number) => firstStart(rules, busy, instant, to, now.getTime());
    const first = firstFrom(since);
    return first !== undefined && first === whose.moving?.startsAt.getTime() ? firstFrom(first + MINUTE_MS) : first;
  }

  /** Busy time that can matter to visits that start in a range: with the visit's length after it and the buffer. */
  private async busyAround(
    { practiceId, moving }: WhoseTime,
    { bufferMinutes, durationMinutes }: SlotRules,
    from: number,
    to: number,
    now: Date,
  ): Promise<BusyRanges> {
    const busy = await this.occupancies.listBusy(this.dataSource.manager, [practiceId], {
      from: new Date(from - bufferMinutes * MINUTE_MS),
      to: new Date(to + (durationMinutes + bufferMinutes) * MINUTE_MS),
      now,
      ...(moving && { except: moving.id }),
    });
    return busy.get(practiceId) ?? [];
  }
}

function requireRange(from: string, to: string): void {
  if (!isDate(from)) throw new DomainError('invalid_range', 'Please enter a valid date.', 'from');
  if (!isDate(to)) throw new DomainError('invalid_range', 'Please enter a valid date.', 'to');
  const days = daysBetween(from, to);
  if (days < 0) throw new DomainError('invalid_range', 'The last day must not be before the first.', 'to');
  if (days > MAX_RANGE_DAYS) {
    throw new DomainError('invalid_range', `A range can have at most ${MAX_RANGE_DAYS} days.`, 'to');
  }
}
