import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { CatalogConfig } from '../config.js';
import type * as contract from '../generated/graphql.js';
import type { Practice } from '../practices/practice.entity.js';
import { PracticesService } from '../practices/practices.service.js';
import type { CustomDomain } from './custom-domain.entity.js';
import { CustomDomainsService } from './custom-domains.service.js';
import { DomainRecordsService } from './domain-records.service.js';
import { DomainWidgetService } from './domain-widget.service.js';

const CHANGES = { name: 'custom-domain', points: 30, perSeconds: 3600 };
const TOKENS = { name: 'domain-widget', points: 60, perSeconds: 3600 };

@Resolver('Practice')
export class CustomDomainsResolver
  implements
    Pick<contract.QueryMethods, 'domainStatus'>,
    Pick<contract.MutationMethods, 'upsertCustomDomain' | 'deleteCustomDomain' | 'domainProviderJwtToken'>,
    Pick<contract.PracticeMethods, 'websiteDomain' | 'customDomainsOffered' | 'websiteUrl'>
{
  constructor(
    private readonly domains: CustomDomainsService,
    private readonly records: DomainRecordsService,
    private readonly widget: DomainWidgetService,
    private readonly practices: PracticesService,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {}

  @Query('domainStatus')
  @Access('practice')
  async domainStatus(@Args() { domain }: contract.QueryDomainStatusArgs, @CurrentActor() actor: Actor) {
    const known = await this.domains.refresh(actor, domain);
    return known && statusOf(known);
  }

  @Mutation('upsertCustomDomain')
  @Access('practice')
  @RateLimit({ ...CHANGES, by: byUser })
  async upsertCustomDomain(@Args() { domain }: contract.MutationUpsertCustomDomainArgs, @CurrentActor() actor: Actor) {
    await this.domains.upsert(actor, domain);
    return { practice: await this.practices.findCurrent(actor) };
  }

  @Mutation('deleteCustomDomain')
  @Access('practice')
  @RateLimit({ ...CHANGES, by: byUser })
  async deleteCustomDomain(@CurrentActor() actor: Actor) {
    await this.domains.delete(actor);
    return { practice: await this.practices.findCurrent(actor) };
  }

  @Mutation('domainProviderJwtToken')
  @Access('practice')
  @RateLimit({ ...TOKENS, by: byUser })
  async domainProviderJwtToken(@CurrentActor() actor: Actor) {
    return { jwtToken: await this.widget.createToken(actor) };
  }

  @ResolveField('websiteDomain')
  async websiteDomain(@Parent() { id }: { id: string }, @CurrentActor() actor: Actor) {
    const known = await this.domains.find(actor, id);
    if (!known) return null;
    const { domain, problem, checkedAt } = known;
    const records = this.records.recordsOf(known);
    return { domain, problem, records, status: statusOf(known), checkedAt: checkedAt?.toISOString() ?? null };
  }

  @ResolveField('customDomainsOffered')
  customDomainsOffered() {
    return this.config.SITES_HOST !== undefined;
  }

  @ResolveField('websiteUrl')
  websiteUrl(@Parent() practice: Practice) {
    const { SITES_HOST: sitesHost, PUBLIC_URL: publicUrl } = this.config;
    return sitesHost ? addressOf(practice, sitesHost, publicUrl) : null;
  }
}

/** The port is the platform's: where it has one, as in development, the same server answers. */
function addressOf({ customDomain, slug }: Practice, sitesHost: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return customDomain ? `${protocol}//${customDomain}` : `${protocol}//${slug}.${sitesHost}${port && `:${port}`}`;
}

const statusOf = ({ activeSince }: CustomDomain) => (activeSince ? ('active' as const) : ('activating' as const));
