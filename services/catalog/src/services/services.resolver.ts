import { Args, Context, Mutation, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { locationLoader } from '../locations/location.loader.js';
import type { Location } from '../offerings/location.entity.js';
import { LocationsService } from '../locations/locations.service.js';
import { OwnPhotosService } from '../photos/own-photos.service.js';
import type { Practice } from '../practices/practice.entity.js';
import { PracticesService } from '../practices/practices.service.js';
import type { Service } from '../offerings/service.entity.js';
import { type ShownVariation, shownVariations } from './shown-variation.js';
import { ServicesService } from './services.service.js';

@Resolver('Service')
export class ServicesResolver
  implements
    Pick<
      contract.MutationMethods,
      'upsertService' | 'removeService' | 'reorderServices' | 'updateServicePhoto' | 'removeServicePhoto'
    >,
    contract.ServiceMethods
{
  constructor(
    private readonly services: ServicesService,
    private readonly practices: PracticesService,
    private readonly locationsService: LocationsService,
    private readonly photos: OwnPhotosService,
  ) {}

  @Mutation('upsertService')
  @Access('practice')
  async upsertService(@Args() args: contract.MutationUpsertServiceArgs, @CurrentActor() actor: Actor) {
    const { id, idempotencyKey, handle, ...form } = args;
    const photoUrl = handle ? await this.photos.urlOf(actor, handle) : undefined;
    return { service: await this.services.upsert(actor, { id, idempotencyKey }, { ...form, photoUrl }) };
  }

  @Mutation('removeService')
  @Access('practice')
  async removeService(@Args() { serviceId }: contract.MutationRemoveServiceArgs, @CurrentActor() actor: Actor) {
    await this.services.remove(actor, serviceId);
  }

  @Mutation('reorderServices')
  @Access('practice')
  async reorderServices(@Args() { servicesArray }: contract.MutationReorderServicesArgs, @CurrentActor() actor: Actor) {
    return { services: await this.services.reorder(actor, servicesArray) };
  }

  @Mutation('updateServicePhoto')
  @Access('practice')
  async updateServicePhoto(
    @Args() { handle, serviceId }: contract.MutationUpdateServicePhotoArgs,
    @CurrentActor() actor: Actor,
  ) {
    const photoUrl = await this.photos.urlOf(actor, handle);
    return { photoUrl, service: await this.services.setPhoto(actor, serviceId, photoUrl) };
  }

  @Mutation('removeServicePhoto')
  @Access('practice')
  async removeServicePhoto(
    @Args() { serviceId }: contract.MutationRemoveServicePhotoArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { service: await this.services.setPhoto(actor, serviceId, null) };
  }

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id }: { id: string }, context: GraphqlContext) {
    return loaderOf(context, ServicesResolver, async (ids: readonly string[]) => {
      const byId = new Map((await this.services.listByIds(ids)).map((service) => [service.id, service]));
      return ids.map((key) => byId.get(key) ?? null);
    }).load(id);
  }

  @ResolveField('timeLength')
  timeLength(@Parent() service: Service) {
    return service.main.durationMinutes;
  }

  @ResolveField('amountCents')
  amountCents(@Parent() service: Service) {
    return service.main.amountCents;
  }

  @ResolveField('variations')
  variations(@Parent() service: Service): ShownVariation[] {
    return shownVariations(service);
  }

  @ResolveField('package')
  package(@Parent() service: Service) {
    return service.kind === 'package';
  }

  @ResolveField('addOn')
  addOn(@Parent() service: Service) {
    return service.kind === 'add_on';
  }

  @ResolveField('state')
  state(@Parent() service: Service) {
    return service.deletedAt ? 'disabled' : 'active';
  }

  @ResolveField('availableTimesEnabled')
  availableTimesEnabled(@Parent() { hours }: Service) {
    return hours !== null;
  }

  @ResolveField('availableTimes')
  availableTimes(@Parent() { hours }: Service) {
    return (hours ?? []).map(({ weekday, blocks }) => ({ weekDay: weekday, hours: blocks }));
  }

  @ResolveField('locations')
  async locations(@Parent() service: Service, @Context() context: GraphqlContext) {
    const found = await locationLoader(context, this.locationsService).loadMany(service.locationIds);
    return found.filter((one): one is Location => one !== null && !(one instanceof Error) && one.state === 'active');
  }

  @ResolveField('practice')
  async practice(@Parent() service: Service, @Context() context: GraphqlContext) {
    return this.practiceOf(service, context);
  }

  @ResolveField('url')
  async url(@Parent() service: Service, @Context() context: GraphqlContext) {
    return `/p/${(await this.practiceOf(service, context)).slug}/services/${service.id}`;
  }

  private async practiceOf(service: Service, context: GraphqlContext): Promise<Practice> {
    const practices = loaderOf(context, PracticesService, async (ids: readonly string[]) => {
      const byId = new Map((await this.practices.listByIds(ids)).map((practice) => [practice.id, practice]));
      return ids.map((id) => byId.get(id) ?? new Error(`No practice ${id}`));
    });
    return practices.load(service.practiceId);
  }
}

@Resolver('ServiceVariation')
export class ServiceVariationResolver implements contract.ServiceVariationMethods {
  @ResolveField('timeLength')
  timeLength(@Parent() variation: ShownVariation) {
    return variation.durationMinutes;
  }
}
