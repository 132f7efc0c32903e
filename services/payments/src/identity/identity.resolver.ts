import { Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byPractice, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type { QueryMethods } from '../generated/graphql.js';
import { IdentityService } from './identity.service.js';

@Resolver()
export class IdentityResolver implements Pick<QueryMethods, 'verificationSession'> {
  constructor(private readonly identity: IdentityService) {}

  @Query()
  @Access('practice')
  @RateLimit({ name: 'verification-session', points: 30, perSeconds: 3_600, by: byPractice })
  async verificationSession(@CurrentActor() actor: Actor) {
    return this.identity.findSession(actor);
  }
}
