import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../generated/graphql.js';
import { WebsiteSettingsService } from '../website-settings/website-settings.service.js';
import { PublicWebsitesService, type PublicWebsite } from './public-websites.service.js';
import { type OwnWebsite, WebsitesService } from './websites.service.js';

/** An editor saves a few seconds after each change. */
const SAVES = { name: 'website-saves', points: 1200, perSeconds: 3600 };
const PUBLICATIONS = { name: 'website-publications', points: 60, perSeconds: 3600 };

@Resolver()
export class WebsitesResolver
  implements
    Pick<contract.QueryMethods, 'ownWebsite' | 'websiteVersion' | 'website'>,
    Pick<contract.MutationMethods, 'saveWebsiteDraft' | 'publishWebsite'>
{
  constructor(
    private readonly websites: WebsitesService,
    private readonly published: PublicWebsitesService,
    private readonly settings: WebsiteSettingsService,
  ) {}

  @Query('ownWebsite')
  @Access('practice')
  async ownWebsite(@Args() { builder }: contract.QueryOwnWebsiteArgs, @CurrentActor() actor: Actor) {
    return shown(await this.websites.findOwn(actor, builder));
  }

  @Query('websiteVersion')
  @Access('practice')
  async websiteVersion(@Args() args: contract.QueryWebsiteVersionArgs, @CurrentActor() actor: Actor) {
    return (await this.websites.findVersion(actor, args.builder, args.version))?.document ?? null;
  }

  @Query('website')
  @Access('public')
  async website(@Args() { domain, slug }: contract.QueryWebsiteArgs) {
    if (domain) return this.withSettings(await this.published.findByDomain(domain));
    return slug ? this.withSettings(await this.published.findBySlug(slug)) : null;
  }

  @Mutation('saveWebsiteDraft')
  @Access('practice')
  @RateLimit({ ...SAVES, by: byUser })
  async saveWebsiteDraft(@Args() args: contract.MutationSaveWebsiteDraftArgs, @CurrentActor() actor: Actor) {
    const { builder, document, saveNo } = args;
    await this.websites.saveDraft(actor, builder, document, saveNo);
    return { website: shown(await this.websites.findOwn(actor, builder)) };
  }

  @Mutation('publishWebsite')
  @Access('practice')
  @RateLimit({ ...PUBLICATIONS, by: byUser })
  async publishWebsite(@Args() args: contract.MutationPublishWebsiteArgs, @CurrentActor() actor: Actor) {
    const { builder, saveNo } = args;
    await this.websites.publish(actor, builder, saveNo);
    return { website: shown(await this.websites.findOwn(actor, builder)) };
  }

  private async withSettings(website: PublicWebsite | null) {
    if (!website) return null;
    const [settings] = await this.settings.listByPractices([website.practice.id]);
    const { title = '', description = '', ogSiteName = '', headScripts = '', bodyScripts = '' } = settings ?? {};
    return { ...website, title, description, ogSiteName, headScripts, bodyScripts };
  }
}

function shown({ builder, draft, published, versions }: OwnWebsite) {
  return {
    builder,
    document: draft?.document ?? null,
    saveNo: draft?.saveNo ?? 0,
    publishedDocument: published?.document ?? null,
    versions: versions.map(({ version, publishedAt }) => ({ version, publishedAt: publishedAt.toISOString() })),
  };
}
