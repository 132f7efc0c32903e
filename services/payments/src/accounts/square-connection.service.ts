import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requirePro, type ProActor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { connectState, isConnectState } from '@yarrow/kit/security/connect-state';
import { DataSource } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { squareBase } from '../square/square-client.js';
import { SquareTokensService } from '../square/square-tokens.service.js';
import { AccountsService } from './accounts.service.js';

export const SQUARE_CALLBACK_PATH = '/api/payments/connect/square';
const SCOPES = [
  'MERCHANT_PROFILE_READ',
  'PAYOUTS_READ',
  'PAYMENTS_READ',
  'PAYMENTS_WRITE',
  'PAYMENTS_WRITE_ADDITIONAL_RECIPIENTS',
  'CUSTOMERS_READ',
  'CUSTOMERS_WRITE',
];

/** Connects practices with Square, where each lets the platform act for it. */
@Injectable()
export class SquareConnectionService {
  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly tokens: SquareTokensService,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  /** @returns Square's page. @throws DomainError `forbidden`, `provider_not_offered`, `not_ready` */
  async start(actor: Actor): Promise<string> {
    requirePro(actor);
    await this.requirePractice(actor);
    const base = this.config.SQUARE_BROWSER_BASE ?? squareBase(this.tokens.clientOptions);
    const query = new URLSearchParams({
      client_id: this.tokens.applicationId,
      scope: SCOPES.join(' '),
      session: 'false',
      state: connectState(actor.practiceId, this.secret, this.clock.now()),
      redirect_uri: this.redirectUri,
    });
    return `${base}/oauth2/authorize?${query}`;
  }

  /** @throws DomainError `forbidden`, `currency_mismatch`, `account_taken`, `provider_refused`, `provider_unavailable` */
  async finish(actor: ProActor, { code, state }: { code: string; state: string }): Promise<void> {
    const practice = await this.requirePractice(actor);
    const { practiceId, currency } = practice;
    if (!isConnectState(state, practiceId, this.secret, this.clock.now())) {
      throw new DomainError('forbidden', 'This page has expired. Please connect once more.');
    }
    const { grant, location } = await this.tokens.obtain(code, this.redirectUri);
    if (location.currency !== currency) {
      const message = `Your Square account takes ${location.currency}, your practice ${currency}.`;
      throw new DomainError('currency_mismatch', message);
    }
    const facts = { chargesEnabled: true, detailsSubmitted: true, displayName: location.businessName };
    const account = { id: grant.accountId, locationId: location.id, ...facts };
    await this.dataSource.transaction(async (tx) => {
      await this.accounts.connect(tx, { practiceId, provider: 'square', ...account });
      await this.tokens.keep(tx, grant, location.id);
    });
  }

  private async requirePractice({ practiceId }: ProActor): Promise<PracticeProjection> {
    if (!this.tokens.offered) throw new DomainError('provider_not_offered', 'Square cannot be connected here.');
    const practice = await this.dataSource.manager.findOneBy(PracticeProjection, { practiceId });
    if (practice) return practice;
    throw new DomainError('not_ready', 'Your practice is still being set up. Please try again in a moment.');
  }

  private get redirectUri(): string {
    return `${this.config.PUBLIC_URL}${SQUARE_CALLBACK_PATH}`;
  }

  /** Set wherever Square is offered. */
  private get secret(): string {
    return this.config.PROVIDER_CREDENTIALS_KEY!;
  }
}
