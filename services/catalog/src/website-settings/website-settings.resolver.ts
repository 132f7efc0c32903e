import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import type { Practice } from '../practices/practice.entity.js';
import { PracticesService } from '../practices/practices.service.js';
import { SuggestionsService } from './suggestions.service.js';
import type { WebsiteSettings } from './website-settings.entity.js';
import { WebsiteSettingsService } from './website-settings.service.js';

const SUGGESTIONS = { name: 'text-suggestions', points: 60, perSeconds: 3600 };

@Resolver('Practice')
export class WebsiteSettingsResolver
  implements
    Pick<
      contract.MutationMethods,
      'upsertWebsiteMetadata' | 'updatePracticeScripts' | 'generateSiteMetadata' | 'generateImageAltText'
    >,
    Pick<contract.PracticeMethods, 'websiteMetadata' | 'headScripts' | 'bodyScripts'>
{
  constructor(
    private readonly settings: WebsiteSettingsService,
    private readonly suggestions: SuggestionsService,
    private readonly practices: PracticesService,
  ) {}

  @Mutation('upsertWebsiteMetadata')
  @Access('practice')
  @RateLimit.none('A practice changes texts of its own.')
  async upsertWebsiteMetadata(
    @Args() { input }: contract.MutationUpsertWebsiteMetadataArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.settings.upsertMetadata(actor, input);
    return { practice: await this.practices.findCurrent(actor) };
  }

  @Mutation('updatePracticeScripts')
  @Access('practice')
  @RateLimit.none('A practice changes texts of its own.')
  async updatePracticeScripts(
    @Args() scripts: contract.MutationUpdatePracticeScriptsArgs,
    @CurrentActor() actor: Actor,
  ) {
    await this.settings.updateScripts(actor, scripts);
    return { practice: await this.practices.findCurrent(actor) };
  }

  @Mutation('generateSiteMetadata')
  @Access('practice')
  @RateLimit({ ...SUGGESTIONS, by: byUser })
  async generateSiteMetadata(@CurrentActor() actor: Actor) {
    return this.suggestions.suggestMetadata(actor);
  }

  @Mutation('generateImageAltText')
  @Access('practice')
  @RateLimit({ ...SUGGESTIONS, by: byUser })
  async generateImageAltText(
    @Args() { imageId }: contract.MutationGenerateImageAltTextArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { altText: await this.suggestions.suggestAltText(actor, imageId) };
  }

  @ResolveField('websiteMetadata')
  async websiteMetadata(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    if (!practice.isOwnedBy(context.actor.practiceId)) return null;
    const set = await this.load(practice.id, context);
    const { title = '', description = '', ogSiteName = '', primaryModality = '' } = set ?? {};
    return { id: set?.metadataId ?? null, title, description, ogSiteName, primaryModality };
  }

  @ResolveField('headScripts')
  async headScripts(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    if (!practice.isOwnedBy(context.actor.practiceId)) return null;
    return (await this.load(practice.id, context))?.headScripts ?? '';
  }

  @ResolveField('bodyScripts')
  async bodyScripts(@Parent() practice: Practice, @Context() context: GraphqlContext) {
    if (!practice.isOwnedBy(context.actor.practiceId)) return null;
    return (await this.load(practice.id, context))?.bodyScripts ?? '';
  }

  private load(practiceId: string, context: GraphqlContext): Promise<WebsiteSettings | null> {
    return loaderOf(context, WebsiteSettingsResolver, async (ids: readonly string[]) => {
      const settings = await this.settings.listByPractices(ids);
      return ids.map((id) => settings.find((one) => one.practiceId === id) ?? null);
    }).load(practiceId);
  }
}
