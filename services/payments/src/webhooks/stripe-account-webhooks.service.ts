import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { StripeConnectionService } from '../accounts/stripe-connection.service.js';
import { IdentityService } from '../identity/identity.service.js';
import type { WaitingEvent } from './provider-events.repository.js';

const IDENTITY = 'identity.verification_session.';

/** Whether an event speaks of who is paid rather than of a payment. */
export const isAboutAccounts = (type: string): boolean => type.startsWith('account.') || type.startsWith(IDENTITY);

/** Follows accounts of practices at Stripe, and whether their owners have shown who they are. */
@Injectable()
export class StripeAccountWebhooksService {
  constructor(
    private readonly connection: StripeConnectionService,
    private readonly accounts: AccountsService,
    private readonly identity: IdentityService,
  ) {}

  async apply({ type, accountId, objectId }: WaitingEvent): Promise<void> {
    if (type.startsWith(IDENTITY)) return this.identity.refresh(objectId);
    if (type === 'account.updated') return this.connection.refresh(objectId);
    if (type !== 'account.application.deauthorized' || !accountId) return;
    // The object of this one is our own application.
    return this.accounts.loseAccess('stripe', accountId, 'access_revoked');
  }
}
