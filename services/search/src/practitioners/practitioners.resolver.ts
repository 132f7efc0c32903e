import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type * as contract from '../generated/graphql.js';
import { PractitionersClaimService } from './practitioners-claim.service.js';
import { PractitionersService } from './practitioners.service.js';
import { cursorAt } from '../engine/search-request.js';
import { hitOf } from './practitioner-hit.js';
import type { FacetRow } from '../engine/search-result.js';

const KIND_LABELS: Readonly<Record<string, string>> = {
  in_person: 'In person',
  in_home: 'In home',
  virtual: 'Virtual',
};

@Resolver('PractitionerHit')
@Access('public')
export class PractitionersResolver
  implements Pick<contract.QueryMethods, 'searchPractitioners' | 'practitionersClaim'>, contract.PractitionerHitMethods
{
  constructor(
    private readonly practitioners: PractitionersService,
    private readonly claim: PractitionersClaimService,
  ) {}

  @Query('searchPractitioners')
  async searchPractitioners(
    @Args() args: contract.QuerySearchPractitionersArgs,
  ): Promise<contract.PractitionerConnection> {
    const { rows, totalCount, facets, request, place, unknownPlace, suggestions } =
      await this.practitioners.search(args);
    const edges = rows.map((row, index) => ({ node: hitOf(row), cursor: cursorAt(request.offset + index + 1) }));
    const hasNextPage = request.offset + rows.length < totalCount;
    return {
      edges,
      totalCount,
      pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
      facets: facetsOf(facets),
      place,
      unknownPlace,
      placeSuggestions: unknownPlace ? suggestions : [],
    };
  }

  @Query('practitionersClaim')
  practitionersClaim(): Promise<number | null> {
    return this.claim.read();
  }

  @ResolveField('nextOpenings')
  nextOpenings(
    @Parent() hit: contract.PractitionerHit,
    @Args() { first }: contract.PractitionerHitNextOpeningsArgs,
  ): contract.SearchOpening[] {
    return hit.nextOpenings.slice(0, Math.max(first ?? 3, 0));
  }
}

function facetsOf(rows: FacetRow[]): contract.SearchFacets {
  const of = (facet: FacetRow['facet']) =>
    rows.filter((row) => row.facet === facet).map(({ value, label, count }) => ({ value, label, count }));
  const kinds = of('kind').map((kind) => ({ ...kind, label: KIND_LABELS[kind.value] ?? kind.label }));
  return { categories: of('category'), languages: of('language'), kinds };
}
