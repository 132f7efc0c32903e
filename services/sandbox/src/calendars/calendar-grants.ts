import type { FastifyRequest } from 'fastify';
import type { Collection, Journal } from '../journal.js';
import { randomText } from '../rest/ids.js';

const ACCESS_TOKEN_SECONDS = 3599;

/** What a user allowed. */
export interface Consent {
  userId: string;
  redirectUri: string;
  scope: string;
  /** Whether a refresh token is issued. */
  isOffline: boolean;
}

/** Answer of a token endpoint (RFC 6749, section 5.1). */
export interface TokenAnswer {
  access_token: string;
  expires_in: number;
  scope: string;
  token_type: 'Bearer';
  refresh_token?: string;
}

interface Grant {
  userId: string;
  scope: string;
}

/** Authorization codes and tokens. Access tokens expire after an hour; refresh tokens are valid until revoked. */
export class CalendarGrants {
  private readonly codes: Collection<Consent & { isUsed: boolean }>;
  private readonly refreshTokens: Collection<Grant>;
  private readonly accessTokens: Collection<Grant & { expiresAt: number }>;

  constructor(journal: Journal, provider: string) {
    this.codes = journal.collection(`${provider}.codes`);
    this.refreshTokens = journal.collection(`${provider}.refreshTokens`);
    this.accessTokens = journal.collection(`${provider}.accessTokens`);
  }

  createCode(consent: Consent): string {
    const code = randomText(70);
    this.codes.put(code, { ...consent, isUsed: false });
    return code;
  }

  /** @returns undefined for a code that is unknown, used or was issued for another redirect URI */
  redeemCode(code: string, redirectUri: string): TokenAnswer | undefined {
    const consent = this.codes.get(code);
    if (!consent || consent.isUsed || consent.redirectUri !== redirectUri) return undefined;
    this.codes.put(code, { ...consent, isUsed: true });
    return this.issue(consent, consent.isOffline);
  }

  /** @returns undefined for an unknown token */
  refresh(refreshToken: string, withRefreshToken: boolean): TokenAnswer | undefined {
    const grant = this.refreshTokens.get(refreshToken);
    return grant && this.issue(grant, withRefreshToken);
  }

  /** Returns the user of a request. @returns undefined without a token that is valid now */
  userIdOf(request: FastifyRequest): string | undefined {
    const token = this.accessTokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    return token && token.expiresAt > Date.now() ? token.userId : undefined;
  }

  /** Returns the user who granted a token of either kind. */
  ownerOf(token: string): string | undefined {
    return (this.refreshTokens.get(token) ?? this.accessTokens.get(token))?.userId;
  }

  /** Ends all tokens of a user. */
  revoke(userId: string): void {
    for (const tokens of [this.refreshTokens, this.accessTokens]) {
      for (const token of tokens.keys()) if (tokens.get(token)?.userId === userId) tokens.delete(token);
    }
  }

  expireAccessTokens(): void {
    for (const token of this.accessTokens.keys()) {
      this.accessTokens.put(token, { ...this.accessTokens.get(token)!, expiresAt: 0 });
    }
  }

  private issue({ userId, scope }: Grant, withRefreshToken: boolean): TokenAnswer {
    const token = randomText(110);
    this.accessTokens.put(token, { userId, scope, expiresAt: Date.now() + ACCESS_TOKEN_SECONDS * 1000 });
    const answer: TokenAnswer = {
      access_token: token,
      expires_in: ACCESS_TOKEN_SECONDS,
      scope,
      token_type: 'Bearer',
    };
    if (!withRefreshToken) return answer;
    const refreshToken = randomText(100);
    this.refreshTokens.put(refreshToken, { userId, scope });
    return { ...answer, refresh_token: refreshToken };
  }
}
