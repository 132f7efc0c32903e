import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor } from '@yarrow/kit/graphql-context';
import type {
  QueryDisputedPaymentsArgs,
  QueryFailedPaymentsArgs,
  QueryFailedRefundsArgs,
  QueryMethods,
  QueryMissingPaymentsArgs,
  QueryRegistrationsToSettleArgs,
} from '../generated/graphql.js';
import { InboxService } from './inbox.service.js';

@Resolver()
@Access('practice')
export class InboxResolver implements Pick<
  QueryMethods,
  'disputedPayments' | 'failedPayments' | 'failedRefunds' | 'missingPayments' | 'registrationsToSettle'
> {
  constructor(private readonly inbox: InboxService) {}

  @Query()
  async failedPayments(@Args() args: QueryFailedPaymentsArgs, @CurrentActor() actor: Actor) {
    return this.inbox.listFailed(actor, args);
  }

  @Query()
  async disputedPayments(@Args() args: QueryDisputedPaymentsArgs, @CurrentActor() actor: Actor) {
    return this.inbox.listDisputed(actor, args);
  }

  @Query()
  async failedRefunds(@Args() args: QueryFailedRefundsArgs, @CurrentActor() actor: Actor) {
    return this.inbox.listFailedRefunds(actor, args);
  }

  @Query()
  async missingPayments(@Args() args: QueryMissingPaymentsArgs, @CurrentActor() actor: Actor) {
    return this.inbox.listMissing(actor, args);
  }

  @Query()
  async registrationsToSettle(@Args() args: QueryRegistrationsToSettleArgs, @CurrentActor() actor: Actor) {
    return this.inbox.listRegistrations(actor, args);
  }
}
