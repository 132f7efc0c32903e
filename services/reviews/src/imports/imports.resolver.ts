import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { IMPORTS } from './review-imports.policy.js';
import { ReviewImportsService } from './review-imports.service.js';

@Resolver()
export class ImportsResolver implements Pick<contract.MutationMethods, 'proImportReview'> {
  constructor(private readonly imports: ReviewImportsService) {}

  @Mutation('proImportReview')
  @Access('practice')
  @RateLimit.inService(IMPORTS, 'imports of a practice, repetitions not')
  async proImportReview(
    @Args() form: contract.MutationProImportReviewArgs,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.imports.import(actor, form);
  }
}
