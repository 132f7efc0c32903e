import { Args, Query, Resolver } from '@nestjs/graphql';
import type * as contract from '../generated/graphql.js';

import { PractitionersService } from './practitioners.service.js';
import { cursorAt } from './search-request.js';
import type { FacetRow, PractitionerRow } from './search-result.js';

const MAX_THERAPIES = 5;
const KIND_LABELS: Readonly<Record<string, string>> = {
  in_person: 'In person',
  in_home: 'In home',
  virtual: 'Virtual',
};

@Resolver()
export class PractitionersResolver {
  constructor(private readonly practitioners: PractitionersService) {}

  @Query('searchPractitioners')
  async searchPractitioners(
    @Args() args: contract.QuerySearchPractitionersArgs,
  ): Promise<contract.PractitionerConnection> {
    const { rows, totalCount, facets, request, place } = await this.practitioners.search(args);
    const edges = rows.map((row, index) => ({ node: hitOf(row), cursor: cursorAt(request.offset + index + 1) }));
    const hasNextPage = request.offset + rows.length < totalCount;
    return {
      edges,
      totalCount,
      pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
      facets: facetsOf(facets),
      place,
    };
  }
}

function hitOf(row: PractitionerRow): contract.PractitionerHit {
  const { practiceId: id, city, state, latitude, longitude, distanceKm, ...shown } = row;
  return {
    ...shown,
    id,
    practice: { id },
    url: `/p/${row.slug}`,
    therapies: row.therapies.slice(0, MAX_THERAPIES),
    cityState: [city, state].filter(Boolean).join(', ') || null,
    latitude: rounded(latitude, 2),
    longitude: rounded(longitude, 2),
    distanceKm: rounded(distanceKm, 1),
  };
}

function facetsOf(rows: FacetRow[]): contract.SearchFacets {
  const of = (facet: FacetRow['facet']) =>
    rows.filter((row) => row.facet === facet).map(({ value, label, count }) => ({ value, label, count }));
  const kinds = of('kind').map((kind) => ({ ...kind, label: KIND_LABELS[kind.value] ?? kind.label }));
  return { categories: of('category'), languages: of('language'), kinds };
}

/** About a kilometre: a result never tells where somebody lives. */
function rounded(value: number | null, decimals: number): number | null {
  return value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals;
}
