import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type * as contract from '../generated/graphql.js';
import { SuggestionsService } from './suggestions.service.js';

@Resolver()
@Access('public')
export class SuggestionsResolver implements Pick<contract.QueryMethods, 'suggest' | 'suggestPlaces'> {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Query('suggest')
  async suggest(@Args() { prefix }: contract.QuerySuggestArgs): Promise<contract.Suggestion[]> {
    const rows = await this.suggestions.listByPrefix(prefix);
    return rows.map(({ slug, ...row }) => ({
      ...row,
      url: slug ? `/p/${slug}` : `/practitioner-search?${new URLSearchParams({ query: row.label }).toString()}`,
    }));
  }

  @Query('suggestPlaces')
  async suggestPlaces(@Args() { prefix, country }: contract.QuerySuggestPlacesArgs): Promise<contract.SearchPlace[]> {
    return this.suggestions.listPlacesByPrefix(prefix, country);
  }
}
