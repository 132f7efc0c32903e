import { Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type * as contract from '../generated/graphql.js';
import { NextStartsService } from './next-starts.service.js';

/** What scheduling adds to the catalog's practice. */
@Resolver('Practice')
export class PracticesResolver implements Pick<contract.PracticeMethods, 'nextAvailableAt'> {
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

  private async load(ids: readonly string[]): Promise<(string | null)[]> {
    const next = await this.nextStarts.listNextStarts(ids);
    return ids.map((id) => {
      const start = next.get(id);
      return start ? formatOffsetDateTime(start.at, start.timeZone) : null;
    });
  }
}
