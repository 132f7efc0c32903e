import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { DOCUMENT_UPLOADS, DocumentsService } from './documents.service.js';

@Resolver()
export class DocumentsResolver implements Pick<contract.MutationMethods, 'createDocumentUpload'> {
  constructor(private readonly documents: DocumentsService) {}

  @Mutation('createDocumentUpload')
  @Access('practice')
  @RateLimit.inService(DOCUMENT_UPLOADS, 'uploads of an account, repetitions not')
  async createDocumentUpload(
    @Args() { input }: contract.MutationCreateDocumentUploadArgs,
    @CurrentActor() actor: Actor,
  ) {
    return this.documents.beginUpload(actor, input);
  }
}
