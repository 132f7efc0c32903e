import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { StaffLogService } from './staff-log.service.js';

@Resolver()
export class StaffLogResolver implements Pick<contract.QueryMethods, 'staffActions'> {
  constructor(private readonly log: StaffLogService) {}

  @Query('staffActions')
  @Access('staff')
  async staffActions(@Args() { after }: contract.QueryStaffActionsArgs, @CurrentActor() actor: Actor) {
    return this.log.list(actor, after);
  }
}
