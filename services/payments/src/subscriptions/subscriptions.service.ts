import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import { ProviderRefusedError } from '../providers/provider-errors.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import type { PracticeSubscription } from '../records/subscriptions/practice-subscription.entity.js';
import { SubscriptionsRepository } from '../records/subscriptions/subscriptions.repository.js';
import { StripeBillingAdapter } from '../stripe/stripe-billing.adapter.js';
import { isLive, SubscriptionStateService } from './subscription-state.service.js';

const PAGE_PATH = '/portal/subscriptions';

/** Lets a practice subscribe to a plan of the platform, on pages of Stripe. */
@Injectable()
export class SubscriptionsService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly adapter: StripeBillingAdapter,
    private readonly state: SubscriptionStateService,
  ) {}

  /**
   * The page on which the caller's practice subscribes. A page that was opened before is closed: only one of them can be
   * paid on.
   * @throws DomainError `forbidden`, `not_ready`, `invalid_price`, `already_subscribed`, `provider_refused`,
   * `provider_unavailable`
   */
  async start(actor: Actor, priceId: string): Promise<string> {
    requirePro(actor);
    const { practiceId } = actor;
    const price = await this.subscriptions.findPrice(this.dataSource.manager, priceId);
    if (!price?.offered) throw new DomainError('invalid_price', 'This plan is not offered any more.', 'priceId');
    const known = await this.ensureCustomer(practiceId);
    requireFree(known.checkoutId ? await this.closeEarlier(known, known.checkoutId) : known);
    const { id, url } = await this.adapter.openCheckout(
      {
        customerId: known.customerId,
        priceId,
        practiceId,
        successUrl: `${this.config.PUBLIC_URL}${PAGE_PATH}?subscribed=true`,
        cancelUrl: `${this.config.PUBLIC_URL}${PAGE_PATH}`,
      },
      // Presses at the same time open one page.
      `subscription:${practiceId}:${priceId}:${known.checkoutId ?? 'first'}`,
    );
    const noted = { before: known.checkoutId, checkoutId: id };
    await this.subscriptions.noteCheckout(this.dataSource.manager, practiceId, noted);
    if (!url) throw new DomainError('provider_unavailable', 'Stripe gave no page. Please try again in a moment.');
    return url;
  }

  /** The page on which the practice sees to its card, invoices and plan. @throws DomainError `forbidden`, `not_subscribed` */
  async openPortal(actor: Actor): Promise<string> {
    requirePro(actor);
    const known = await this.subscriptions.find(this.dataSource.manager, actor.practiceId);
    if (!known?.subscriptionId) throw new DomainError('not_subscribed', 'Your practice has no subscription.');
    return this.adapter.openPortal(known.customerId, `${this.config.PUBLIC_URL}${PAGE_PATH}?returned=true`);
  }

  /** Back from one of the pages: asks Stripe what came of it. @throws DomainError `forbidden`, `provider_unavailable` */
  async refresh(actor: Actor): Promise<string> {
    requirePro(actor);
    const known = await this.subscriptions.find(this.dataSource.manager, actor.practiceId);
    if (known) await this.state.refresh(known.customerId);
    return actor.practiceId;
  }

  /** A page that cannot be closed was paid on, or has ended: what is true then Stripe knows. */
  private async closeEarlier(known: PracticeSubscription, checkoutId: string): Promise<PracticeSubscription> {
    try {
      await this.adapter.closeCheckout(checkoutId);
      return known;
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      await this.state.refresh(known.customerId);
      return (await this.subscriptions.find(this.dataSource.manager, known.practiceId)) ?? known;
    }
  }

  private async ensureCustomer(practiceId: string): Promise<PracticeSubscription> {
    const { manager } = this.dataSource;
    const known = await this.subscriptions.find(manager, practiceId);
    if (known) return known;
    const practice = await manager.findOneBy(PracticeProjection, { practiceId });
    if (!practice) {
      throw new DomainError('not_ready', 'Your practice is still being set up. Please try again in a moment.');
    }
    const customerId = await this.adapter.createCustomer(practice, `billing-customer:${practiceId}`);
    await this.subscriptions.addCustomer(manager, practiceId, customerId);
    return (await this.subscriptions.find(manager, practiceId))!;
  }
}

function requireFree(known: PracticeSubscription): void {
  if (!isLive(known.status)) return;
  throw new DomainError('already_subscribed', 'Your practice has a subscription already.');
}
