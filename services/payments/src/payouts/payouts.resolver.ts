import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type { PracticeReference } from '../accounts/practice.resolver.js';
import { DirectoryService } from '../directory/directory.service.js';
import type { PracticeMethods, PracticePayoutEntriesArgs, PracticePayoutsArgs } from '../generated/graphql.js';
import { toPayout, toPayoutEntry } from './payout.mapper.js';
import { PayoutsService } from './payouts.service.js';

const DEFAULT_PAGE = 20;
const DEFAULT_ENTRIES = 500;

/** What reached the bank of a practice, which only the practice itself sees. */
@Resolver('Practice')
export class PayoutsResolver implements Pick<PracticeMethods, 'payoutEntries' | 'payouts' | 'payoutsCount'> {
  constructor(
    private readonly payoutsService: PayoutsService,
    private readonly directory: DirectoryService,
  ) {}

  @ResolveField()
  async payouts(
    @Parent() { id }: PracticeReference,
    @Args() { limit, offset }: PracticePayoutsArgs,
    @CurrentActor() actor: Actor,
  ) {
    const found = await this.payoutsService.list(actor, id, limit ?? DEFAULT_PAGE, offset ?? 0);
    return found?.map(toPayout) ?? null;
  }

  @ResolveField()
  async payoutsCount(@Parent() { id }: PracticeReference, @CurrentActor() actor: Actor) {
    return this.payoutsService.count(actor, id);
  }

  @ResolveField()
  async payoutEntries(
    @Parent() { id }: PracticeReference,
    @Args() { payoutId, limit, offset }: PracticePayoutEntriesArgs,
    @CurrentActor() actor: Actor,
  ) {
    const page = { payoutId, limit: limit ?? DEFAULT_ENTRIES, offset: offset ?? 0 };
    const found = await this.payoutsService.listEntries(actor, id, page);
    if (!found) return null;
    const visits = await this.directory.listVisits(actor, [
      ...new Set(found.flatMap(({ appointmentId }) => appointmentId ?? [])),
    ]);
    return found.map((line) => toPayoutEntry(line, visits.get(line.appointmentId ?? '') ?? null));
  }
}
