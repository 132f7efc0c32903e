import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type * as contract from '../generated/graphql.js';
import { normalText } from '../index/normal-text.js';
import { PlacesRepository } from '../places/places.repository.js';
import { SuggestionsRepository } from './suggestions.repository.js';

/** Spec client §9. */
const LIMIT = 10;
const MAX_PREFIX_LENGTH = 60;

/** What is suggested is public. */
@Resolver()
export class SuggestionsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly suggestions: SuggestionsRepository,
    private readonly places: PlacesRepository,
  ) {}

  @Query('suggest')
  async suggest(@Args('prefix') prefix: string): Promise<contract.Suggestion[]> {
    const key = normalText(prefix.slice(0, MAX_PREFIX_LENGTH));
    if (!key) return [];
    const rows = await this.suggestions.listByPrefix(this.dataSource.manager, key, LIMIT);
    return rows.map(({ slug, ...row }) => ({
      ...row,
      url: slug ? `/p/${slug}` : `/practitioner-search?${new URLSearchParams({ query: row.label })}`,
    }));
  }

  @Query('suggestPlaces')
  async suggestPlaces(@Args('prefix') prefix: string): Promise<contract.SearchPlace[]> {
    const key = normalText(prefix.slice(0, MAX_PREFIX_LENGTH));
    return key.length < 2 ? [] : this.places.listByPrefix(this.dataSource.manager, key, LIMIT);
  }
}
