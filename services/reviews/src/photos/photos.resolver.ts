import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { PhotosService, UPLOADS } from './photos.service.js';

@Resolver()
export class PhotosResolver implements Pick<contract.MutationMethods, 'createPhotoUpload' | 'completePhotoUpload'> {
  constructor(private readonly photos: PhotosService) {}

  @Mutation('createPhotoUpload')
  @Access('client')
  @RateLimit.inService(UPLOADS, 'uploads of an account, repetitions not')
  async createPhotoUpload(@Args() { input }: contract.MutationCreatePhotoUploadArgs, @CurrentActor() actor: Actor) {
    return this.photos.beginUpload(actor, input);
  }

  @Mutation('completePhotoUpload')
  @Access('practice')
  @RateLimit.none('It ends an upload, whose start was counted.')
  async completePhotoUpload(@Args() { input }: contract.MutationCompletePhotoUploadArgs, @CurrentActor() actor: Actor) {
    return this.photos.completeUpload(actor, input.handle);
  }
}
