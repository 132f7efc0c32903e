import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../../generated/graphql.js';
import type { GalleryImage } from './gallery-image.entity.js';
import { GalleryService } from './gallery.service.js';

@Resolver('GalleryImage')
export class GalleryResolver
  implements
    Pick<
      contract.MutationMethods,
      'addGalleryImage' | 'removeGalleryImage' | 'reorderGalleryImages' | 'captionGalleryImage'
    >,
    Pick<contract.GalleryImageMethods, 'defaultPhotoUrl'>
{
  constructor(private readonly gallery: GalleryService) {}

  @Mutation('addGalleryImage')
  @Access('practice')
  @RateLimit.none('A practice changes its own, and uploads are counted.')
  async addGalleryImage(@Args() { handles }: contract.MutationAddGalleryImageArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.gallery.add(actor, handles) };
  }

  @Mutation('removeGalleryImage')
  @Access('practice')
  async removeGalleryImage(@Args() args: contract.MutationRemoveGalleryImageArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.gallery.remove(actor, args.galleryId) };
  }

  @Mutation('reorderGalleryImages')
  @Access('practice')
  async reorderGalleryImages(@Args() args: contract.MutationReorderGalleryImagesArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.gallery.reorder(actor, args.photosArray) };
  }

  @Mutation('captionGalleryImage')
  @Access('practice')
  async captionGalleryImage(@Args() { input }: contract.MutationCaptionGalleryImageArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.gallery.caption(actor, input) };
  }

  @ResolveField('defaultPhotoUrl')
  defaultPhotoUrl(@Parent() image: GalleryImage) {
    return image.url;
  }
}
