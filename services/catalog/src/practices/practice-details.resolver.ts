import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Feature, OfflineOption, Practice } from './practice.entity.js';

/** Links and switches that the contract names one by one. */
@Resolver('Practice')
export class PracticeDetailsResolver {
  @ResolveField('website')
  website(@Parent() practice: Practice) {
    return practice.links.website ?? null;
  }

  @ResolveField('facebook')
  facebook(@Parent() practice: Practice) {
    return practice.links.facebook ?? null;
  }

  @ResolveField('instagram')
  instagram(@Parent() practice: Practice) {
    return practice.links.instagram ?? null;
  }

  @ResolveField('twitter')
  twitter(@Parent() practice: Practice) {
    return practice.links.twitter ?? null;
  }

  @ResolveField('linkedin')
  linkedin(@Parent() practice: Practice) {
    return practice.links.linkedin ?? null;
  }

  @ResolveField('tiktok')
  tiktok(@Parent() practice: Practice) {
    return practice.links.tiktok ?? null;
  }

  @ResolveField('youtube')
  youtube(@Parent() practice: Practice) {
    return practice.links.youtube ?? null;
  }

  @ResolveField('acceptsCash')
  acceptsCash(@Parent() practice: Practice) {
    return accepts(practice, 'cash');
  }

  @ResolveField('acceptsOfflineCreditCard')
  acceptsOfflineCreditCard(@Parent() practice: Practice) {
    return accepts(practice, 'credit_card');
  }

  @ResolveField('acceptsPaypal')
  acceptsPaypal(@Parent() practice: Practice) {
    return accepts(practice, 'paypal');
  }

  @ResolveField('acceptsVenmo')
  acceptsVenmo(@Parent() practice: Practice) {
    return accepts(practice, 'venmo');
  }

  @ResolveField('acceptsZelle')
  acceptsZelle(@Parent() practice: Practice) {
    return accepts(practice, 'zelle');
  }

  @ResolveField('recurringBookingsEnabled')
  recurringBookingsEnabled(@Parent() practice: Practice) {
    return has(practice, 'recurring_bookings');
  }

  @ResolveField('packagesEnabled')
  packagesEnabled(@Parent() practice: Practice) {
    return has(practice, 'packages');
  }

  @ResolveField('clientNotesEnabled')
  clientNotesEnabled(@Parent() practice: Practice) {
    return has(practice, 'client_notes');
  }

  @ResolveField('bookableEventsEnabled')
  bookableEventsEnabled(@Parent() practice: Practice) {
    return has(practice, 'bookable_events');
  }
}

function has(practice: Practice, feature: Feature): boolean {
  return practice.features.includes(feature);
}

function accepts(practice: Practice, option: OfflineOption): boolean {
  return practice.offlineOptions.includes(option);
}
