import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../../generated/graphql.js';
import { AGE_WORK_WITHS, LANGUAGES, WORK_WITHS } from '../../reference/practice-choices.js';
import type { Practice } from '../practice.entity.js';
import { PracticeLoader } from '../practice.loader.js';
import { placeName } from './main-location.service.js';
import { PortraitService } from './portrait.service.js';
import { ProfileService } from './profile.service.js';
import { ShortLinksService } from './short-links.service.js';

/** Of who has none yet (spec portal-configuration §3); the web serves it. */
const DEFAULT_PORTRAIT = '/defaults/portrait.svg';

/** What a practitioner says of themselves, as the portal edits it. */
@Resolver('Practice')
export class ProfileResolver
  implements
    Pick<contract.QueryMethods, 'shortLinkAvailable' | 'practiceChoices'>,
    Pick<
      contract.MutationMethods,
      'updateInfo' | 'updatePracticeProfile' | 'updateUserPhoto' | 'updatePracticeDetails'
    >,
    Pick<contract.PracticeMethods, 'profileDetails' | 'practiceDetails' | 'websitePlanEnabled'>
{
  constructor(
    private readonly profiles: ProfileService,
    private readonly portraits: PortraitService,
    private readonly shortLinks: ShortLinksService,
    private readonly loaders: PracticeLoader,
  ) {}

  @Query('shortLinkAvailable')
  @Access('practice')
  async shortLinkAvailable(
    @Args() { shortLink }: contract.QueryShortLinkAvailableArgs,
    @CurrentActor() actor: Actor,
  ): Promise<boolean> {
    return this.shortLinks.isAvailable(actor, shortLink);
  }

  @Query('practiceChoices')
  @Access('public')
  practiceChoices() {
    return { languages: LANGUAGES.choices, ageWorkWiths: AGE_WORK_WITHS.choices, workWiths: WORK_WITHS.choices };
  }

  @Mutation('updatePracticeProfile')
  @Access('practice')
  async updatePracticeProfile(
    @Args() { input }: contract.MutationUpdatePracticeProfileArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { practice: await this.profiles.update(actor, input) };
  }

  @Mutation('updateInfo')
  @Access('practice')
  async updateInfo(
    @Args() form: contract.MutationUpdateInfoArgs,
    @CurrentActor() actor: Actor,
    @Context() context: GraphqlContext,
  ) {
    const practice = await this.profiles.updateInfo(actor, form);
    return { practice, profileDetails: await this.detailsOf(practice, context) };
  }

  @Mutation('updateUserPhoto')
  @Access('practice')
  @RateLimit.none('A practice changes its own, and uploads are counted.')
  async updateUserPhoto(@Args() { handle }: contract.MutationUpdateUserPhotoArgs, @CurrentActor() actor: Actor) {
    const practice = await this.portraits.update(actor, handle);
    return { practice, photoUrl: practice.photoUrl };
  }

  @Mutation('updatePracticeDetails')
  @Access('practice')
  async updatePracticeDetails(@Args() form: contract.MutationUpdatePracticeDetailsArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.profiles.updateDetails(actor, form) };
  }

  @ResolveField('profileDetails')
  async profileDetails(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    return practice.isOwnedBy(context.actor.practiceId) ? this.detailsOf(practice, context) : null;
  }

  @ResolveField('practiceDetails')
  async practiceDetails(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    if (!practice.isOwnedBy(context.actor.practiceId)) return null;
    return {
      ...(await this.placeOf(practice, context)),
      ...practice.links,
      languages: LANGUAGES.of(practice.languages),
      ageWorkWiths: AGE_WORK_WITHS.of(practice.ageWorkWiths),
      workWiths: WORK_WITHS.of(practice.workWiths),
    };
  }

  @ResolveField('websitePlanEnabled')
  websitePlanEnabled(@Parent() practice: Practice) {
    return practice.has('website_plan');
  }

  private async detailsOf(practice: Practice, context: GraphqlContext) {
    const { name, title, headline, about, shortLink } = practice;
    const photoUrl = practice.photoUrl ?? DEFAULT_PORTRAIT;
    return { name, title, headline, about, shortLink, photoUrl, ...(await this.placeOf(practice, context)) };
  }

  private async placeOf(practice: Practice, context: GraphqlContext) {
    const [main] = await this.loaders.activeLocations(context, practice.id);
    return { location: main ? placeName(main) : null, locationId: main?.id ?? null };
  }
}
