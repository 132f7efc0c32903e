import { Inject } from '@nestjs/common';
import { Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type { CatalogConfig } from '../../config.js';
import type { MutationMethods, PracticeMethods } from '../../generated/graphql.js';
import type { Practice } from '../practice.entity.js';
import { TermsService } from './terms.service.js';

/** What a practitioner agrees to with the platform. */
@Resolver('Practice')
export class TermsResolver
  implements Pick<MutationMethods, 'agreeToTerms'>, Pick<PracticeMethods, 'showTermsModal' | 'termsUrl'>
{
  constructor(
    private readonly terms: TermsService,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {}

  @Mutation('agreeToTerms')
  @Access('practice')
  async agreeToTerms(@CurrentActor() actor: Actor) {
    return { practice: await this.terms.agree(actor) };
  }

  @ResolveField('showTermsModal')
  showTermsModal(@Parent() practice: Practice, @CurrentActor() actor: Actor) {
    return practice.isOwnedBy(actor.practiceId) && practice.showTermsModal;
  }

  @ResolveField('termsUrl')
  termsUrl() {
    return this.config.TERMS_URL ?? null;
  }
}
