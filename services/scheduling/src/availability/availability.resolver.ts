import { Args, Query, Resolver } from '@nestjs/graphql';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type { Availability, QueryAvailabilityArgs } from '../generated/graphql.js';
import { AvailabilityService } from './availability.service.js';

const MINUTE_MS = 60_000;

@Resolver()
export class AvailabilityResolver {
  constructor(private readonly availability: AvailabilityService) {}

  /** Public: whoever looks at a practice may see when it is free. */
  @Query('availability')
  async list(@Args() question: QueryAvailabilityArgs): Promise<Availability> {
    const { timeZone, practiceTimeZone, durationMinutes, days, next } = await this.availability.list(question);
    const slot = (start: number) => ({
      startsAt: formatOffsetDateTime(start, timeZone),
      endsAt: formatOffsetDateTime(start + durationMinutes * MINUTE_MS, timeZone),
      practiceStartsAt: formatOffsetDateTime(start, practiceTimeZone),
    });
    return {
      timeZone,
      practiceTimeZone,
      durationMinutes,
      days: Array.from(days, ([date, starts]) => ({ date, slots: starts.map(slot) })),
      nextStartsAt: next === undefined ? null : formatOffsetDateTime(next, timeZone),
    };
  }
}
