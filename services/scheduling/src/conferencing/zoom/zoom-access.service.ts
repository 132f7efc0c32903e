import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { DomainError } from '@yarrow/kit/domain-error';
import { machineClock } from '@yarrow/kit/machine-clock';
import { connectState, isConnectState } from '@yarrow/kit/security/connect-state';
import { CredentialCipher } from '@yarrow/kit/security/credential.cipher';
import { DataSource, type EntityManager } from 'typeorm';
import type { SchedulingConfig } from '../../config.js';
import { ProviderAnswerError } from '../../provider-calls/provider-answer-error.js';
import { ConferencingConnection } from '../conferencing-connection.entity.js';
import { ConferencingRepository } from '../conferencing.repository.js';
import { type ZoomAccount, ZoomClient, type ZoomGrant } from './zoom.client.js';

export const ZOOM_CALLBACK_PATH = '/api/scheduling/connect/zoom';
/** A token that is about to end is not used any more. */
const RENEW_BEFORE_MS = 5 * 60_000;

/** What a practice's account is reached with at a moment. */
export interface ZoomAccess {
  readonly accountId: string;
  readonly token: string;
}

/** Keeps and renews the tokens with which practices' accounts at Zoom are reached. */
@Injectable()
export class ZoomAccessService {
  private readonly logger = new Logger(ZoomAccessService.name);

  constructor(
    @Inject(CONFIG) private readonly config: SchedulingConfig,
    private readonly dataSource: DataSource,
    private readonly connections: ConferencingRepository,
    private readonly cipher: CredentialCipher,
    readonly client: ZoomClient,
  ) {}

  /** Whether this installation can talk to Zoom at all. */
  get offered(): boolean {
    return this.client.offered && this.cipher.ready;
  }

  /** The page at which the practitioner lets us in. */
  pageFor(practiceId: string, now: Date): string {
    return this.client.authorizeUrl(this.redirectUri, connectState(practiceId, this.secret, now));
  }

  /**
   * What the practitioner brings back from that page.
   * @throws DomainError `forbidden`, `provider_refused`, `provider_unavailable`
   */
  async obtain(
    practiceId: string,
    { code, state }: { code: string; state: string },
    now: Date,
  ): Promise<{ grant: ZoomGrant; account: ZoomAccount }> {
    if (!this.offered || !isConnectState(state, practiceId, this.secret, now)) {
      throw new DomainError('forbidden', 'This page has expired. Please connect once more.');
    }
    try {
      const grant = await this.client.grantByCode(code, this.redirectUri);
      return { grant, account: await this.client.findAccount(grant.accessToken) };
    } catch (error) {
      this.logger.warn(`Zoom did not connect practice ${practiceId}: ${String(error)}`);
      throw error instanceof ProviderAnswerError && error.status < 500
        ? new DomainError('provider_refused', 'Zoom did not let us in. Please connect once more.')
        : new DomainError('provider_unavailable', 'Zoom does not answer. Please try again later.');
    }
  }

  async keep(
    tx: EntityManager,
    practiceId: string,
    { grant, account }: { grant: ZoomGrant; account: ZoomAccount },
    now: Date,
  ): Promise<void> {
    const connection = Object.assign(new ConferencingConnection(), {
      ...{ practiceId, provider: 'zoom' as const, connectedAt: now, erroredAt: null },
      ...{ accountId: account.id, accountName: account.name, accountEmail: account.email },
      ...this.seal(practiceId, grant),
    });
    await this.connections.save(tx, connection);
  }

  /**
   * The token of a practice's account, renewed where that is due. One renewal at a time: a refresh token serves once.
   * @param refused the token that Zoom has just refused
   * @returns undefined where no account is connected, or it lets us in no more
   * @throws ProviderAnswerError where Zoom refuses to renew it, any other error where it does not answer
   */
  async find(practiceId: string, refused?: string): Promise<ZoomAccess | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const connection = await this.connections.findForUpdate(tx, practiceId, 'zoom');
      if (!connection || connection.erroredAt) return undefined;
      const { accountId } = connection;
      const present = this.cipher.decrypt(connection.sealedAccessToken, practiceId);
      const serves = connection.expiresAt.getTime() - machineClock.now().getTime() > RENEW_BEFORE_MS;
      if (serves && present !== refused) return { accountId, token: present };
      const grant = await this.client.grantByRefreshToken(
        this.cipher.decrypt(connection.sealedRefreshToken, practiceId),
      );
      await this.connections.save(tx, Object.assign(connection, this.seal(practiceId, grant)));
      return { accountId, token: grant.accessToken };
    });
  }

  /** Takes our access back. Zoom's answer decides nothing: the tokens are forgotten here whatever it says. */
  async revoke({ practiceId, sealedAccessToken }: ConferencingConnection): Promise<void> {
    try {
      await this.client.revoke(this.cipher.decrypt(sealedAccessToken, practiceId));
    } catch (error) {
      const reason = error instanceof ProviderAnswerError ? error.message : 'no answer';
      this.logger.warn(`the token of practice ${practiceId} could not be revoked: ${reason}`);
    }
  }

  private get redirectUri(): string {
    return `${this.config.PUBLIC_URL}${ZOOM_CALLBACK_PATH}`;
  }

  /** Set wherever Zoom is offered. */
  private get secret(): string {
    return this.config.CALENDAR_CREDENTIALS_KEY!;
  }

  private seal(practiceId: string, { accessToken, refreshToken, expiresAt }: ZoomGrant) {
    return {
      sealedAccessToken: this.cipher.encrypt(accessToken, practiceId),
      sealedRefreshToken: this.cipher.encrypt(refreshToken, practiceId),
      expiresAt,
    };
  }
}
