import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';
import { Between, DataSource, type EntityManager } from 'typeorm';
import type { PaymentsConfig } from '../config.js';
import { machineClock } from '@yarrow/kit/machine-clock';
import { ProviderRefusedError } from '../providers/provider-errors.js';
import { createSquareClient } from './square-client.js';
import { SquareCredential } from './square-credential.entity.js';
import { providerErrorOf } from './square-errors.js';

/** Square's tokens live for 30 days; it asks to renew them within seven. */
const RENEW_BEFORE_MS = 23 * 86_400_000;
/** Tokens that expired longer ago are renewed only when the practice reconnects or a payment is made. */
const GIVEN_UP_AFTER_MS = 86_400_000;

/** Where a practice is paid. */
export interface SquareLocation {
  id: string;
  currency: string;
  /** As customers see it. */
  businessName: string | null;
}

/** What came of renewing a token; `refused`: Square grants no other. */
export interface Renewal {
  accountId: string;
  outcome: 'renewed' | 'refused' | 'unanswered';
  /** Of the token that serves now. */
  expiresAt: Date;
}

/** What Square grants a practice's account. */
export interface SquareGrant {
  accountId: string;
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** Obtains, keeps and renews the tokens with which practices' accounts are reached. */
@Injectable()
export class SquareTokensService {
  private readonly logger = new Logger(SquareTokensService.name);

  constructor(
    @Inject(CONFIG) private readonly config: PaymentsConfig,
    private readonly dataSource: DataSource,
    private readonly cipher: CredentialCipher,
  ) {}

  /** Whether this installation can talk to Square at all. */
  get offered(): boolean {
    const { SQUARE_APPLICATION_ID, SQUARE_APPLICATION_SECRET, SQUARE_WEBHOOK_SIGNATURE_KEY } = this.config;
    return (
      Boolean(SQUARE_APPLICATION_ID && SQUARE_APPLICATION_SECRET && SQUARE_WEBHOOK_SIGNATURE_KEY) && this.cipher.ready
    );
  }

  get applicationId(): string {
    return this.config.SQUARE_APPLICATION_ID ?? '';
  }

  /** How a client of the SDK is made. */
  get clientOptions() {
    const { SQUARE_API_BASE: apiBase, PROVIDER_TIMEOUT_MS: timeoutMs } = this.config;
    return { applicationId: this.applicationId, apiBase, timeoutMs };
  }

  /** @throws ProviderRefusedError, UnknownOutcomeError */
  async obtain(code: string, redirectUri: string): Promise<{ grant: SquareGrant; location: SquareLocation }> {
    const grant = await this.grant({ code, redirectUri, grantType: 'authorization_code' });
    return { grant, location: await this.getLocation(grant.accessToken) };
  }

  async keep(tx: EntityManager, grant: SquareGrant, locationId: string): Promise<void> {
    const { accountId, expiresAt } = grant;
    await tx.save(SquareCredential, {
      accountId,
      locationId,
      expiresAt,
      accessToken: this.cipher.encrypt(grant.accessToken, accountId),
      refreshToken: this.cipher.encrypt(grant.refreshToken, accountId),
    });
  }

  /** The token and the location of an account, renewed where that is due. */
  async find(accountId: string): Promise<{ token: string; locationId: string }> {
    const known = await this.dataSource.manager.findOneBy(SquareCredential, { accountId });
    if (!known)
      throw new ProviderRefusedError('provider_refused', 'This practice is not connected with Square.', accountId);
    const current = endsSoon(known) ? (await this.renew(accountId)).credential : known;
    return { token: this.cipher.decrypt(current.accessToken, accountId), locationId: current.locationId };
  }

  /** Renews tokens that expire soon, also for practices without payments at the moment. */
  async renewDue(limit: number): Promise<Renewal[]> {
    const now = machineClock.now().getTime();
    const where = { expiresAt: Between(new Date(now - GIVEN_UP_AFTER_MS), new Date(now + RENEW_BEFORE_MS)) };
    const due = await this.dataSource.manager.find(SquareCredential, {
      where,
      order: { expiresAt: 'ASC' },
      take: limit,
    });
    const renewals: Renewal[] = [];
    for (const { accountId } of due) {
      const { credential, outcome } = await this.renew(accountId);
      renewals.push({ accountId, outcome, expiresAt: credential.expiresAt });
    }
    return renewals;
  }

  /** One renewal at a time. While Square does not answer, the earlier token serves as long as it lives. */
  private async renew(accountId: string): Promise<{ credential: SquareCredential; outcome: Renewal['outcome'] }> {
    return this.dataSource.transaction(async (tx) => {
      const where = { accountId };
      const locked = await tx.findOneOrFail(SquareCredential, { where, lock: { mode: 'pessimistic_write' } });
      if (!endsSoon(locked)) return { credential: locked, outcome: 'renewed' };
      try {
        const refreshToken = this.cipher.decrypt(locked.refreshToken, accountId);
        await this.keep(tx, await this.grant({ refreshToken, grantType: 'refresh_token' }), locked.locationId);
        return { credential: await tx.findOneByOrFail(SquareCredential, { accountId }), outcome: 'renewed' };
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        this.logger.warn(`the token of ${accountId} could not be renewed: ${String(error)}`);
        return { credential: locked, outcome: error instanceof ProviderRefusedError ? 'refused' : 'unanswered' };
      }
    });
  }

  /** The location that a new token takes payments at. */
  private async getLocation(accessToken: string): Promise<SquareLocation> {
    const client = await createSquareClient(this.clientOptions, accessToken);
    const { locations } = await client.locations.list().catch((error: unknown) => {
      throw providerErrorOf(error);
    });
    const found = locations?.find(({ status }) => status === 'ACTIVE');
    if (found) return { id: found.id!, currency: found.currency ?? '', businessName: found.businessName ?? null };
    throw new ProviderRefusedError('provider_refused', 'Your Square account has no active location.', 'no location');
  }

  private async grant(asked: {
    grantType: string;
    code?: string;
    redirectUri?: string;
    refreshToken?: string;
  }): Promise<SquareGrant> {
    try {
      const client = await createSquareClient(this.clientOptions, '');
      const answer = await client.oAuth.obtainToken({
        clientId: this.applicationId,
        clientSecret: this.config.SQUARE_APPLICATION_SECRET ?? '',
        ...asked,
      });
      return {
        accountId: answer.merchantId!,
        accessToken: answer.accessToken!,
        refreshToken: answer.refreshToken!,
        expiresAt: new Date(answer.expiresAt!),
      };
    } catch (error) {
      throw providerErrorOf(error);
    }
  }
}

function endsSoon({ expiresAt }: SquareCredential): boolean {
  return expiresAt.getTime() - machineClock.now().getTime() < RENEW_BEFORE_MS;
}
