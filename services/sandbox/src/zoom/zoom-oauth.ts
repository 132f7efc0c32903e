import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Person, registerConsentPage } from '../pages/consent-page.js';
import { randomText } from '../rest/ids.js';
import { JsonProblem, type JsonCall, type JsonOperation } from '../rest/json-api.js';
import type { ZoomState } from './zoom-state.js';
import type { ZoomToken } from './zoom-types.js';

export interface ZoomKeys {
  clientId: string;
  clientSecret: string;
}

/** How a user lets the platform act for them (https://developers.zoom.us/docs/integrations/oauth/). */
export class ZoomOAuth {
  constructor(
    private readonly state: ZoomState,
    private readonly keys: ZoomKeys,
  ) {}

  operations(): JsonOperation<null>[] {
    return [
      { method: 'POST', path: '/token', handle: (call) => this.obtain(call) },
      { method: 'POST', path: '/revoke', handle: (call) => this.revoke(call) },
    ];
  }

  /** The page that the browser is sent to. */
  registerPages(app: FastifyInstance): void {
    registerConsentPage(app, {
      path: '/zoom/oauth/authorize',
      provider: 'Zoom',
      purpose: 'make, change and delete meetings for you',
      clientId: this.keys.clientId,
      defaultPerson: { name: 'Sandbox host', email: 'host@zoom.example' },
      createCode: (person, { redirectUri }) => this.createCode(person, redirectUri),
    });
  }

  private createCode({ name, email }: Person, redirectUri: string): string {
    const known = this.state.users.values().find((user) => user.email === email);
    const user = known ?? this.state.createUser(name, email);
    const code = randomText(30);
    this.state.codes.put(code, { userId: user.id, redirectUri, used: false });
    return code;
  }

  private obtain({ request, body }: JsonCall<null>): object {
    this.requirePlatform(request);
    const token =
      body['grant_type'] === 'refresh_token' ? this.byRefreshToken(body['refresh_token']) : this.byCode(body);
    const { access_token, refresh_token } = token;
    return { access_token, token_type: 'bearer', refresh_token, expires_in: 3599, scope: 'meeting:write user:read' };
  }

  private byCode({ code, redirect_uri: redirectUri }: Record<string, unknown>): ZoomToken {
    const known = typeof code === 'string' ? this.state.codes.get(code) : undefined;
    if (!known || known.used) throw refusal('invalid_grant', 'Invalid authorization code');
    if (known.redirectUri !== redirectUri) throw refusal('invalid_request', 'Redirect URI mismatch.');
    this.state.codes.put(code as string, { ...known, used: true });
    return this.state.createToken(known.userId);
  }

  private byRefreshToken(refreshToken: unknown): ZoomToken {
    const known = this.state.tokens.values().find((token) => token.refresh_token === refreshToken);
    if (!known) throw refusal('invalid_grant', 'Invalid Token!');
    this.state.tokens.delete(known.access_token);
    return this.state.createToken(known.user_id);
  }

  private revoke({ request, body, query }: JsonCall<null>): object {
    this.requirePlatform(request);
    const known = this.state.tokens.get(String(body['token'] ?? query['token'] ?? ''));
    if (known) this.state.forgetTokens(known.user_id);
    return { status: 'success' };
  }

  private requirePlatform(request: FastifyRequest): void {
    const { clientId, clientSecret } = this.keys;
    const wanted = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (request.headers.authorization !== wanted) {
      throw new JsonProblem(401, { reason: 'Invalid client_id or client_secret', error: 'invalid_client' });
    }
  }
}

function refusal(error: string, reason: string): JsonProblem {
  return new JsonProblem(400, { reason, error });
}
