import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { mutationResult } from '@yarrow/kit/domain-error';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { PhotosService } from './photos.service.js';

@Resolver()
export class PhotosResolver {
  constructor(private readonly photos: PhotosService) {}

  @Mutation('createPhotoUpload')
  @Access('client')
  async createPhotoUpload(@Args('input') input: contract.CreatePhotoUploadInput, @CurrentActor() actor: Actor) {
    return mutationResult(() => this.photos.beginUpload(actor, input));
  }

  @Mutation('completePhotoUpload')
  @Access('practice')
  async completePhotoUpload(@Args('input') input: contract.CompletePhotoUploadInput, @CurrentActor() actor: Actor) {
    return mutationResult(() => this.photos.completeUpload(actor, input.handle));
  }
}
