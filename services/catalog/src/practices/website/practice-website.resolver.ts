import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { countryName } from '../../reference/countries.js';
import { PracticeLoader } from '../practice.loader.js';
import type { PracticeMethods } from '../../generated/graphql.js';
import type { Practice } from '../practice.entity.js';
import { BuilderPolicy } from './builder.policy.js';

/** How a practice looks and is found on pages of its own. */
@Resolver('Practice')
export class PracticeWebsiteResolver implements Pick<
  PracticeMethods,
  | 'theme'
  | 'heroImages'
  | 'imageAssets'
  | 'conferencingServices'
  | 'country'
  | 'offlinePaymentMethod'
  | 'createdAt'
  | 'usingBuilderV2'
  | 'builderSwitchable'
> {
  constructor(
    private readonly loaders: PracticeLoader,
    private readonly builder: BuilderPolicy,
  ) {}

  @ResolveField('createdAt')
  createdAt(@Parent() practice: Practice, @CurrentActor() actor: Actor) {
    return practice.isOwnedBy(actor.practiceId) ? practice.createdAt.toISOString() : null;
  }

  @ResolveField('usingBuilderV2')
  usingBuilderV2(@Parent() { builderVersion }: Practice) {
    return builderVersion === 'v2';
  }

  @ResolveField('builderSwitchable')
  builderSwitchable(@Parent() practice: Practice, @CurrentActor() actor: Actor) {
    return practice.isOwnedBy(actor.practiceId) && this.builder.isSwitchOffered(practice);
  }

  @ResolveField('theme')
  theme(@Parent() { theme }: Practice) {
    return theme.isChosen ? theme : null;
  }

  @ResolveField('heroImages')
  async heroImages(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    const { images } = await this.loaders.websites(context).load(practice.id);
    return images.filter(({ kind }) => kind === 'hero');
  }

  @ResolveField('imageAssets')
  async imageAssets(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    return (await this.loaders.websites(context).load(practice.id)).images;
  }

  /** Only gateways of the previous release ask catalog. Nothing was ever connected there. */
  @ResolveField('conferencingServices')
  conferencingServices() {
    return [];
  }

  @ResolveField('country')
  country(@Parent() practice: Practice) {
    return countryName(practice.country);
  }

  @ResolveField('offlinePaymentMethod')
  offlinePaymentMethod(@Parent() practice: Practice) {
    return practice.offlineOptions.length > 0;
  }
}
