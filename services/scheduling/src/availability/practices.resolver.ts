import { Args, Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { DomainError } from '@yarrow/kit/domain-error';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { groupByDate } from '@yarrow/time/slots';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type * as contract from '../generated/graphql.js';
import { MAX_RANGE_DAYS } from './availability.service.js';
import { type ComingStarts, NextStartsService } from './next-starts.service.js';

/** What scheduling adds to the catalog's practice. */
@Resolver('Practice')
export class PracticesResolver implements Pick<contract.PracticeMethods, 'nextAvailableAt' | 'bookingAvailability'> {
  /** One loader for each number of days that is asked for. */
  private readonly loaderKeys = Array.from({ length: MAX_RANGE_DAYS + 1 }, () => ({}));

  constructor(private readonly nextStarts: NextStartsService) {}

  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: { id: string }) {
    return { id };
  }

  @ResolveField('nextAvailableAt')
  nextAvailableAt(@Parent() { id }: { id: string }, @Context() context: GraphqlContext): Promise<string | null> {
    return loaderOf(context, PracticesResolver, (ids: readonly string[]) => this.load(ids)).load(id);
  }

  /** @throws DomainError `invalid_range` */
  @ResolveField('bookingAvailability')
  async bookingAvailability(
    @Parent() { id }: { id: string },
    @Args() { days }: contract.PracticeBookingAvailabilityArgs,
    @Context() context: GraphqlContext,
  ): Promise<contract.BookingAvailability | null> {
    const key = days == null || days < 1 ? undefined : this.loaderKeys[days];
    if (!key) throw new DomainError('invalid_range', `A range can have 1 to ${MAX_RANGE_DAYS} days.`, 'days');
    const found = await loaderOf(context, key, async (ids: readonly string[]) => {
      const coming = await this.nextStarts.listComingStarts(ids, days!);
      return ids.map((one) => coming.get(one) ?? null);
    }).load(id);
    return found && bookingAvailabilityView(found);
  }

  private async load(ids: readonly string[]): Promise<(string | null)[]> {
    const next = await this.nextStarts.listNextStarts(ids);
    return ids.map((id) => {
      const start = next.get(id);
      return start ? formatOffsetDateTime(start.at, start.timeZone) : null;
    });
  }
}

function bookingAvailabilityView({ starts, timeZone }: ComingStarts): contract.BookingAvailability {
  const days = Array.from(groupByDate(starts, timeZone), ([date, ofDay]) => ({
    date,
    datetimes: ofDay.map((start) => formatOffsetDateTime(start, timeZone)),
  }));
  return { timeZone, availableSlots: days };
}
