import { Args, Context, Mutation, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { locationLoader } from '../locations/location.loader.js';
import { LocationsService } from '../locations/locations.service.js';
import { OwnPhotosService } from '../photos/own-photos.service.js';
import type { Practice } from '../practices/practice.entity.js';
import { PracticesService } from '../practices/practices.service.js';
import type { EventType } from './event-type.entity.js';
import { EventTypesService } from './event-types.service.js';

@Resolver('BookableEventType')
export class EventTypesResolver
  implements
    Pick<contract.QueryMethods, 'bookableEventTypes'>,
    Pick<
      contract.MutationMethods,
      | 'upsertBookableEventType'
      | 'deleteBookableEventType'
      | 'updateBookableEventTypePhoto'
      | 'removeBookableEventTypePhoto'
    >,
    contract.BookableEventTypeMethods
{
  constructor(
    private readonly types: EventTypesService,
    private readonly practices: PracticesService,
    private readonly locations: LocationsService,
    private readonly photos: OwnPhotosService,
  ) {}

  @Query('bookableEventTypes')
  @Access('practice')
  async bookableEventTypes(@CurrentActor() actor: Actor) {
    return this.types.listOwn(actor);
  }

  @Mutation('upsertBookableEventType')
  @Access('practice')
  async upsertBookableEventType(
    @Args() { input }: contract.MutationUpsertBookableEventTypeArgs,
    @CurrentActor() actor: Actor,
  ) {
    const { id, idempotencyKey, stagedPhotoHandle, ...form } = input;
    const photoUrl = stagedPhotoHandle ? await this.photos.urlOf(actor, stagedPhotoHandle) : undefined;
    return { bookableEventType: await this.types.upsert(actor, { id, idempotencyKey }, { ...form, photoUrl }) };
  }

  @Mutation('deleteBookableEventType')
  @Access('practice')
  async deleteBookableEventType(
    @Args() { id }: contract.MutationDeleteBookableEventTypeArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.types.delete(actor, id);
  }

  @Mutation('updateBookableEventTypePhoto')
  @Access('practice')
  async updateBookableEventTypePhoto(
    @Args() { handle, id }: contract.MutationUpdateBookableEventTypePhotoArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { bookableEventType: await this.types.setPhoto(actor, id, await this.photos.urlOf(actor, handle)) };
  }

  @Mutation('removeBookableEventTypePhoto')
  @Access('practice')
  async removeBookableEventTypePhoto(
    @Args() { id }: contract.MutationRemoveBookableEventTypePhotoArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { bookableEventType: await this.types.setPhoto(actor, id, null) };
  }

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id }: { id: string }, context: GraphqlContext) {
    return loaderOf(context, EventTypesResolver, async (ids: readonly string[]) => {
      const byId = new Map((await this.types.listByIds(ids)).map((type) => [type.id, type]));
      return ids.map((key) => byId.get(key) ?? null);
    }).load(id);
  }

  @ResolveField('instructions')
  instructions(@Parent() type: EventType, @CurrentActor() actor: Actor) {
    return actor.practiceId === type.practiceId ? type.instructions : null;
  }

  @ResolveField('location')
  location(@Parent() type: EventType, @Context() context: GraphqlContext) {
    return locationLoader(context, this.locations).load(type.locationId);
  }

  @ResolveField('url')
  async url(@Parent() type: EventType, @Context() context: GraphqlContext) {
    const practices = loaderOf(context, PracticesService, async (ids: readonly string[]) => {
      const byId = new Map((await this.practices.listByIds(ids)).map((practice) => [practice.id, practice]));
      return ids.map((id) => byId.get(id) ?? new Error(`No practice ${id}`));
    });
    return `/p/${(await practices.load(type.practiceId)).slug}#events`;
  }
}

/** What a practice offers to groups. */
@Resolver('Practice')
export class PracticeEventTypesResolver implements Pick<contract.PracticeMethods, 'bookableEventTypes'> {
  constructor(private readonly types: EventTypesService) {}

  @ResolveField('bookableEventTypes')
  async bookableEventTypes(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    return loaderOf(context, PracticeEventTypesResolver, async (ids: readonly string[]) => {
      const types = await this.types.listOf(ids);
      return ids.map((id) => types.filter((type) => type.practiceId === id));
    }).load(practice.id);
  }
}
