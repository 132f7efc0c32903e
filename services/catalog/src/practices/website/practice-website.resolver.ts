import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '@yarrow/kit/graphql-context';
import { countryName } from '../../reference/countries.js';
import { PracticeLoader } from '../practice.loader.js';
import type { PracticeMethods } from '../../generated/graphql.js';
import type { Practice } from '../practice.entity.js';

/** How a practice looks and is found on pages of its own. */
@Resolver('Practice')
export class PracticeWebsiteResolver implements Pick<
  PracticeMethods,
  'theme' | 'heroImages' | 'imageAssets' | 'conferencingServices' | 'country' | 'offlinePaymentMethod'
> {
  constructor(private readonly loaders: PracticeLoader) {}

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
