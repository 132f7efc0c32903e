import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type * as contract from '../generated/graphql.js';
import { hitOf } from '../practitioners/practitioner-hit.js';
import { MatchesService } from './matches.service.js';

@Resolver()
export class MatchesResolver implements Pick<contract.QueryMethods, 'matchPractitioners'> {
  constructor(private readonly matches: MatchesService) {}

  @Query('matchPractitioners')
  @Access('public')
  async matchPractitioners(
    @Args() { input }: contract.QueryMatchPractitionersArgs,
  ): Promise<contract.PractitionerMatches> {
    const { matches, place, unknownPlace, suggestions } = await this.matches.match(input);
    return {
      place,
      unknownPlace,
      placeSuggestions: unknownPlace ? suggestions : [],
      matches: matches.map(({ row, score, reasons }) => ({ hit: hitOf(row), score, reasons })),
    };
  }
}
