import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type { PracticeReference } from '../accounts/practice.resolver.js';
import type {
  PracticeMethods,
  PracticePastAppointmentsArgs,
  PracticePastAppointmentsCountArgs,
  PracticePastAppointmentsExportArgs,
  PracticeTotalCollectedArgs,
  PracticeTotalOutstandingArgs,
} from '../generated/graphql.js';
import { DirectoryTotalsLoader } from './directory-totals.loader.js';
import { DirectoryService } from './directory.service.js';

/** The payments of a practice, which only the practice itself sees. */
@Resolver('Practice')
export class DirectoryResolver implements Pick<
  PracticeMethods,
  'pastAppointments' | 'pastAppointmentsCount' | 'pastAppointmentsExport' | 'totalCollected' | 'totalOutstanding'
> {
  constructor(
    private readonly directory: DirectoryService,
    private readonly totals: DirectoryTotalsLoader,
  ) {}

  @ResolveField()
  async pastAppointments(
    @Parent() { id }: PracticeReference,
    @Args() args: PracticePastAppointmentsArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.directory.list(actor, id, args);
  }

  @ResolveField()
  async pastAppointmentsCount(
    @Parent() { id }: PracticeReference,
    @Args() args: PracticePastAppointmentsCountArgs,
    @Context() context: GraphqlContext,
  ) {
    return (await this.totals.find(context, id, args))?.count ?? null;
  }

  @ResolveField()
  async pastAppointmentsExport(
    @Parent() { id }: PracticeReference,
    @Args() args: PracticePastAppointmentsExportArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.directory.export(actor, id, args);
  }

  @ResolveField()
  async totalCollected(
    @Parent() { id }: PracticeReference,
    @Args() args: PracticeTotalCollectedArgs,
    @Context() context: GraphqlContext,
  ) {
    return (await this.totals.find(context, id, args))?.collectedCents ?? null;
  }

  @ResolveField()
  async totalOutstanding(
    @Parent() { id }: PracticeReference,
    @Args() args: PracticeTotalOutstandingArgs,
    @Context() context: GraphqlContext,
  ) {
    return (await this.totals.find(context, id, args))?.outstandingCents ?? null;
  }
}
