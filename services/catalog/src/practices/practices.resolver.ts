import { Args, Context, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { PracticeLoader } from './practice.loader.js';
import type { Practice } from './practice.entity.js';
import { PracticesService } from './practices.service.js';
import { shownSkills } from './skills/shown-skills.js';

/** A practice together with what the query asked to see of its services. */
type ShownPractice = Practice & { shown?: { includePrivate: boolean; includeAddOns: boolean } };

@Resolver('Practice')
export class PracticesResolver
  implements
    Pick<contract.QueryMethods, 'practice' | 'currentPractice'>,
    Pick<
      contract.PracticeMethods,
      | 'url'
      | 'active'
      | 'user'
      | 'email'
      | 'defaultCurrency'
      | 'countryCode'
      | 'city'
      | 'stateAbbreviation'
      | 'skills'
      | 'proCredentials'
      | 'galleryImages'
      | 'locations'
      | 'services'
      | 'service'
    >
{
  constructor(
    private readonly practices: PracticesService,
    private readonly loaders: PracticeLoader,
  ) {}

  @Query('practice')
  @Access('public')
  async practice(
    @Args() { slug, id }: contract.QueryPracticeArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    if (id) return this.loaders.practices(context).load(id);
    return slug ? this.practices.findBySlug(actor, slug) : null;
  }

  @Query('currentPractice')
  @Access('public')
  async currentPractice(@Args() args: contract.QueryCurrentPracticeArgs, @CurrentActor() actor: Actor) {
    const practice = await this.practices.findCurrent(actor);
    const shown = { includePrivate: args.includePrivate ?? false, includeAddOns: args.includeAddOns ?? true };
    return practice && Object.assign(practice, { shown });
  }

  @ResolveReference()
  @Access('gateway')
  async resolveReference({ id }: { id: string }, context: GraphqlContext) {
    return this.loaders.practices(context).load(id);
  }

  @ResolveField('url')
  url(@Parent() practice: Practice) {
    return `/p/${practice.slug}`;
  }

  @ResolveField('active')
  active(@Parent() practice: Practice) {
    return practice.published;
  }

  @ResolveField('user')
  user(@Parent() practice: Practice) {
    return { __typename: 'User' as const, id: practice.ownerUserId };
  }

  @ResolveField('email')
  email(@Parent() practice: Practice, @CurrentActor() actor: Actor) {
    return practice.isOwnedBy(actor.practiceId) ? practice.email : null;
  }

  @ResolveField('defaultCurrency')
  defaultCurrency(@Parent() practice: Practice) {
    return practice.currency;
  }

  @ResolveField('countryCode')
  countryCode(@Parent() practice: Practice) {
    return practice.country;
  }

  @ResolveField('city')
  async city(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    return (await this.loaders.activeLocations(context, practice.id))[0]?.city ?? null;
  }

  @ResolveField('stateAbbreviation')
  async stateAbbreviation(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    return (await this.loaders.activeLocations(context, practice.id))[0]?.stateAbbreviation ?? null;
  }

  @ResolveField('skills')
  async skills(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    const { skills } = await this.loaders.parts(context).load(practice.id);
    return shownSkills(practice.id, skills);
  }

  @ResolveField('proCredentials')
  async proCredentials(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    return (await this.loaders.parts(context).load(practice.id)).credentials;
  }

  @ResolveField('galleryImages')
  async galleryImages(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    return (await this.loaders.parts(context).load(practice.id)).gallery;
  }

  @ResolveField('locations')
  async locations(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    return this.loaders.activeLocations(context, practice.id);
  }

  @ResolveField('services')
  async services(
    @Parent() practice: ShownPractice,
    @Args() args: contract.PracticeServicesArgs,
    @Context() context: GraphqlContext,
  ) {
    const mine = practice.isOwnedBy(context.actor.practiceId);
    const includePrivate = mine && (args.includePrivate ?? practice.shown?.includePrivate ?? false);
    const includeAddOns = args.includeAddOns ?? practice.shown?.includeAddOns ?? true;
    const services = await this.loaders.services(context).load(practice.id);
    return services.filter(
      (service) => (service.public || includePrivate) && (service.kind !== 'add_on' || includeAddOns),
    );
  }

  @ResolveField('service')
  async service(
    @Parent() practice: Practice,
    @Args() { id }: contract.PracticeServiceArgs,
    @Context() context: GraphqlContext,
  ) {
    const mine = practice.isOwnedBy(context.actor.practiceId);
    const services = await this.loaders.services(context).load(practice.id);
    return services.find((service) => service.id === id && (service.public || mine)) ?? null;
  }
}
