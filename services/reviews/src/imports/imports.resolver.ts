import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { ReviewImportsService } from './review-imports.service.js';

@Resolver()
export class ImportsResolver {
  constructor(private readonly imports: ReviewImportsService) {}

  @Mutation('proImportReview')
  @Access('practice')
  async proImportReview(@Args() form: contract.MutationProImportReviewArgs, @CurrentActor() actor: Actor) {
    return mutationResult(async () => {
      await this.imports.import(actor, form);
      return {};
    });
  }
}
