import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { StripeConnectionService } from '../accounts/stripe-connection.service.js';
import { IdentityService } from '../identity/identity.service.js';
import { SubscriptionStateService } from '../subscriptions/subscription-state.service.js';
import type { WaitingEvent } from './provider-events.repository.js';

const IDENTITY = 'identity.verification_session.';
const SUBSCRIPTION = 'customer.subscription.';

/** Whether an event speaks of a practice itself rather than of a payment of its clients. */
export const isAboutAccounts = (type: string): boolean =>
  ['account.', IDENTITY, SUBSCRIPTION].some((beginning) => type.startsWith(beginning));

/** Follows accounts of practices at Stripe, whether their owners have shown who they are, and what they subscribe to. */
@Injectable()
export class StripeAccountWebhooksService {
  constructor(
    private readonly connection: StripeConnectionService,
    private readonly accounts: AccountsService,
    private readonly identity: IdentityService,
    private readonly subscriptions: SubscriptionStateService,
  ) {}

  async apply({ type, accountId, objectId }: WaitingEvent): Promise<void> {
    if (type.startsWith(IDENTITY)) return this.identity.refresh(objectId);
    if (type.startsWith(SUBSCRIPTION)) {
      // Those on an account of a practice are of its own clients, and none of ours.
      return accountId ? undefined : this.subscriptions.refreshSubscription(objectId);
    }
    if (type === 'account.updated') return this.connection.refresh(objectId);
    if (type !== 'account.application.deauthorized' || !accountId) return;
    // The object of this one is our own application.
    return this.accounts.loseAccess('stripe', accountId, 'access_revoked');
  }
}
