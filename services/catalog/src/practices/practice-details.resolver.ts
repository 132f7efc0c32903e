import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { PracticeMethods } from '../generated/graphql.js';
import type { Practice } from './practice.entity.js';

/** Links and switches that the contract names one by one. */
@Resolver('Practice')
export class PracticeDetailsResolver implements Pick<
  PracticeMethods,
  | 'website'
  | 'facebook'
  | 'instagram'
  | 'twitter'
  | 'linkedin'
  | 'tiktok'
  | 'youtube'
  | 'acceptsCash'
  | 'acceptsOfflineCreditCard'
  | 'acceptsPaypal'
  | 'acceptsVenmo'
  | 'acceptsZelle'
  | 'recurringBookingsEnabled'
  | 'packagesEnabled'
  | 'clientNotesEnabled'
  | 'bookableEventsEnabled'
  | 'videoReviewsEnabled'
  | 'importReviewsEnabled'
  | 'requireCcEnabled'
  | 'cancellationPolicyEnabled'
  | 'conferencingEnabled'
  | 'giftCardsEnabled'
  | 'subscriptionEnabled'
  | 'discountCodesEnabled'
  | 'eventsEnabled'
  | 'servicesPagesEnabled'
> {
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
    return practice.accepts('cash');
  }

  @ResolveField('acceptsOfflineCreditCard')
  acceptsOfflineCreditCard(@Parent() practice: Practice) {
    return practice.accepts('credit_card');
  }

  @ResolveField('acceptsPaypal')
  acceptsPaypal(@Parent() practice: Practice) {
    return practice.accepts('paypal');
  }

  @ResolveField('acceptsVenmo')
  acceptsVenmo(@Parent() practice: Practice) {
    return practice.accepts('venmo');
  }

  @ResolveField('acceptsZelle')
  acceptsZelle(@Parent() practice: Practice) {
    return practice.accepts('zelle');
  }

  @ResolveField('recurringBookingsEnabled')
  recurringBookingsEnabled(@Parent() practice: Practice) {
    return practice.has('recurring_bookings');
  }

  @ResolveField('packagesEnabled')
  packagesEnabled(@Parent() practice: Practice) {
    return practice.has('packages');
  }

  @ResolveField('clientNotesEnabled')
  clientNotesEnabled(@Parent() practice: Practice) {
    return practice.has('client_notes');
  }

  @ResolveField('bookableEventsEnabled')
  bookableEventsEnabled(@Parent() practice: Practice) {
    return practice.has('bookable_events');
  }

  @ResolveField('videoReviewsEnabled')
  videoReviewsEnabled(@Parent() practice: Practice) {
    return practice.has('video_reviews');
  }

  @ResolveField('importReviewsEnabled')
  importReviewsEnabled(@Parent() practice: Practice) {
    return practice.has('import_reviews');
  }

  @ResolveField('requireCcEnabled')
  requireCcEnabled(@Parent() practice: Practice) {
    return practice.has('require_cc');
  }

  @ResolveField('cancellationPolicyEnabled')
  cancellationPolicyEnabled(@Parent() practice: Practice) {
    return practice.has('cancellation_policy');
  }

  @ResolveField('conferencingEnabled')
  conferencingEnabled(@Parent() practice: Practice) {
    return practice.has('conferencing');
  }

  @ResolveField('giftCardsEnabled')
  giftCardsEnabled(@Parent() practice: Practice) {
    return practice.has('gift_cards');
  }

  @ResolveField('subscriptionEnabled')
  subscriptionEnabled(@Parent() practice: Practice) {
    return practice.has('subscription');
  }

  @ResolveField('discountCodesEnabled')
  discountCodesEnabled(@Parent() practice: Practice) {
    return practice.has('discount_codes');
  }

  @ResolveField('eventsEnabled')
  eventsEnabled(@Parent() practice: Practice) {
    return practice.has('bookable_events');
  }

  @ResolveField('servicesPagesEnabled')
  servicesPagesEnabled(@Parent() practice: Practice) {
    return practice.has('services_pages');
  }
}
