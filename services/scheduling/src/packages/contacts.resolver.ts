import { Context, Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import { type GraphqlContext, loaderOf } from '@yarrow/kit/graphql-context';
import type * as contract from '../generated/graphql.js';
import { ContactPackagesService } from './contact-packages.service.js';

const KEYS = { openPackages: {}, lastBookedService: {} };

/** What scheduling adds to the contacts of a practice. */
@Resolver('Client')
export class ContactsResolver implements contract.ClientMethods {
  constructor(private readonly contacts: ContactPackagesService) {}

  /** An id alone opens nothing: each field asks whose contact it is. */
  @ResolveReference()
  @Access('gateway')
  resolveReference({ id }: { id: string }) {
    return { id };
  }

  @ResolveField('openPackages')
  openPackages(@Parent() { id }: { id: string }, @Context() context: GraphqlContext) {
    const load = (ids: readonly string[]) => this.contacts.listOpen(context.actor, ids);
    return loaderOf(context, KEYS.openPackages, load).load(id);
  }

  @ResolveField('lastBookedService')
  lastBookedService(@Parent() { id }: { id: string }, @Context() context: GraphqlContext) {
    const load = (ids: readonly string[]) => this.contacts.listLastBooked(context.actor, ids);
    return loaderOf(context, KEYS.lastBookedService, load).load(id);
  }
}
