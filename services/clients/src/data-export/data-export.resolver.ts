import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import { byUser, RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import { FAILED_LOGINS } from '../accounts/login-attempts.service.js';
import type * as contract from '../generated/graphql.js';
import { DataExportsService } from './data-exports.service.js';

const EXPORTS = { name: 'data-export', points: 5, perSeconds: 3600 };

@Resolver()
export class DataExportResolver implements Pick<contract.MutationMethods, 'startDataExport'> {
  constructor(private readonly exports: DataExportsService) {}

  @Mutation('startDataExport')
  @Access('client')
  @RateLimit({ ...EXPORTS, by: byUser })
  @RateLimit.inService(FAILED_LOGINS, 'wrong passwords, as at the log-in')
  async startDataExport(
    @Args() { currentPassword }: contract.MutationStartDataExportArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { url: await this.exports.start(actor, currentPassword) };
  }
}
