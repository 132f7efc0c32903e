import { Args, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type * as contract from '../generated/graphql.js';
import { endorsementSearch } from './endorsement-search.js';
import { findSpecialty, SPECIALTIES, THERAPY_CATEGORIES } from './specialties.js';

/** The reference lists are the same for everybody and change with a release only. */
@Resolver('Specialty')
export class ReferenceResolver implements Pick<
  contract.QueryMethods,
  'therapyCategories' | 'specialties' | 'endorsementSearch'
> {
  @Query('therapyCategories')
  @Access('public')
  therapyCategories() {
    return THERAPY_CATEGORIES;
  }

  @Query('specialties')
  @Access('public')
  specialties(@Args() { kind }: contract.QuerySpecialtiesArgs) {
    return kind ? SPECIALTIES.filter((specialty) => specialty.kind === kind) : SPECIALTIES;
  }

  @Query('endorsementSearch')
  @Access('public')
  endorsementSearch(@Args() args: contract.QueryEndorsementSearchArgs) {
    const { hits, hasNextPage, totalCount } = endorsementSearch(SPECIALTIES, args);
    const edges = hits.map(({ cursor, ...node }) => ({ cursor, node }));
    return { edges, totalCount, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }

  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: { id: string }) {
    return findSpecialty(id) ?? null;
  }
}
