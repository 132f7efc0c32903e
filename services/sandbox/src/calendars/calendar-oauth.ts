import type { FastifyInstance } from 'fastify';
import { type AuthorizationRequest, type Person, registerConsentPage } from '../pages/consent-page.js';
import { type JsonCall, type JsonOperation, JsonProblem } from '../rest/json-api.js';
import type { CalendarGrants, TokenAnswer } from './calendar-grants.js';
import type { CalendarUser } from './calendar-types.js';

export interface OAuthKeys {
  clientId: string;
  clientSecret: string;
}

/** What differs between providers. */
export interface OAuthManners {
  /** Path of the consent page. */
  authorizePath: string;
  provider: string;
  defaultPerson: Person;
  /** Whether an authorization request asks for a refresh token. */
  isOffline(query: AuthorizationRequest['query']): boolean;
  /** Whether a refresh also issues a refresh token; the earlier ones stay valid. */
  renewsRefreshToken: boolean;
  /** Descriptions of errors in the provider's words. */
  invalidClient: string;
  invalidGrant: string;
}

/** OAuth of a calendar provider: consent page and token endpoint (RFC 6749, sections 4.1 and 6). */
export class CalendarOAuth {
  constructor(
    private readonly grants: CalendarGrants,
    private readonly ensureUser: (email: string, name: string) => CalendarUser,
    private readonly keys: OAuthKeys,
    private readonly manners: OAuthManners,
  ) {}

  tokenOperation(): JsonOperation<null> {
    return { method: 'POST', path: '/token', handle: (call) => this.issue(call) };
  }

  registerPages(app: FastifyInstance): void {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const { authorizePath, provider, defaultPerson, isOffline } = this.manners;
    registerConsentPage(app, {
      ...{ path: authorizePath, provider, defaultPerson, clientId: this.keys.clientId },
      purpose: 'see and change entries of your calendars',
      createCode: ({ name, email }, { redirectUri, query }) => {
        const { id } = this.ensureUser(email, name);
        const scope = query['scope'] ?? '';
        return this.grants.createCode({ userId: id, redirectUri, scope, isOffline: isOffline(query) });
      },
    });
  }

  private issue({ body }: JsonCall<null>): TokenAnswer {
    const { clientId, clientSecret } = this.keys;
    if (body['client_id'] !== clientId || body['client_secret'] !== clientSecret) {
      throw oauthProblem(401, 'invalid_client', this.manners.invalidClient);
    }
    const answer = this.answerTo(body);
    if (!answer) throw oauthProblem(400, 'invalid_grant', this.manners.invalidGrant);
    return answer;
  }

  private answerTo(form: Record<string, unknown>): TokenAnswer | undefined {
    const value = (name: string) => String(form[name] ?? '');
    switch (form['grant_type']) {
      case 'authorization_code':
        return this.grants.redeemCode(value('code'), value('redirect_uri'));
      case 'refresh_token':
        return this.grants.refresh(value('refresh_token'), this.manners.renewsRefreshToken);
      default:
        throw oauthProblem(400, 'unsupported_grant_type', `Invalid grant_type: ${value('grant_type')}`);
    }
  }
}

/** An error of RFC 6749, section 5.2. */
export function oauthProblem(status: number, error: string, description: string): JsonProblem {
  return new JsonProblem(status, { error, error_description: description });
}

/** The answers of a token endpoint to unknown paths and its own failures. */
export const OAUTH_FALLBACKS = {
  unknownPath: () => ({ error: 'invalid_request', error_description: 'Unknown path' }),
  failed: () => ({ error: 'server_error', error_description: 'The sandbox failed; its log says more.' }),
};
