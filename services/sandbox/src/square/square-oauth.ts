import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { escapeHtml, page } from '../pages/layout.js';
import { JsonProblem, type JsonOperation } from '../rest/json-api.js';
import { randomText } from '../rest/ids.js';
import type { SquareState } from './square-state.js';
import type { SquareToken } from './square-types.js';

export interface SquareKeys {
  applicationId: string;
  applicationSecret: string;
}

/** How a seller lets the platform act for it (https://developer.squareup.com/docs/oauth-api/overview). */
export class SquareOAuth {
  constructor(
    private readonly state: SquareState,
    private readonly keys: SquareKeys,
  ) {}

  operations(): JsonOperation<null>[] {
    return [
      { method: 'POST', path: '/token', handle: ({ body }) => this.obtain(body) },
      { method: 'POST', path: '/revoke', handle: ({ body }) => this.revoke(body) },
    ];
  }

  /** The page that the browser is sent to. */
  registerPages(app: FastifyInstance): void {
    app.get('/square/oauth2/authorize', (request, reply) => this.show(request, reply));
    app.post('/square/oauth2/authorize', (request, reply) => this.decide(request, reply));
  }

  private show(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const wanted = this.wanted(request);
    if (!wanted) return this.refusePage(reply);
    const scopes = wanted.scope.split(/[ +]/).filter(Boolean);
    const body = `<div class="card"><p>Yarrow asks to take payments and keep customers’ cards for your business.</p>
<p class="soft">${scopes.map(escapeHtml).join(', ')}</p><form method="post">
<label><input type="radio" name="country" value="US" checked> In US dollars</label>
<label><input type="radio" name="country" value="CA"> In Canadian dollars</label>
<label><input type="radio" name="country" value="JP"> In Japanese yen</label>
<button name="answer" value="allow">Allow</button>
<button class="plain" name="answer" value="deny">Deny</button></form></div>`;
    return sendHtml(reply, page('Connect with Square', body));
  }

  private decide(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const wanted = this.wanted(request);
    if (!wanted) return this.refusePage(reply);
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const back = new URL(wanted.redirectUri);
    back.searchParams.set('state', wanted.state);
    if (form.get('answer') === 'deny') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'user_denied');
      return reply.redirect(back.href, 303);
    }
    const code = `sq0cgp-${randomText(22)}`;
    // A seller who is there already may let the platform act once more.
    const known = this.state.merchants.get(form.get('merchant_id') ?? '');
    const merchant = known ?? this.state.createMerchant(form.get('country') ?? 'US');
    this.state.codes.put(code, { merchantId: merchant.id, used: false });
    back.searchParams.set('code', code);
    back.searchParams.set('response_type', 'code');
    return reply.redirect(back.href, 303);
  }

  private wanted(request: FastifyRequest) {
    const query = request.query as Record<string, string | undefined>;
    const { client_id: clientId, redirect_uri: redirectUri, state = '', scope = '' } = query;
    if (clientId !== this.keys.applicationId || !redirectUri || !/^https?:\/\//.test(redirectUri)) return undefined;
    return URL.canParse(redirectUri) ? { redirectUri, state, scope } : undefined;
  }

  private refusePage(reply: FastifyReply): FastifyReply {
    reply.code(400);
    return sendHtml(reply, page('Not authorized', '<p>The application or its address to return to is not known.</p>'));
  }

  private obtain(body: Record<string, unknown>): object {
    if (body['client_id'] !== this.keys.applicationId || body['client_secret'] !== this.keys.applicationSecret) {
      throw refusal(401, 'unauthorized_client', 'Not Authorized');
    }
    const granted =
      body['grant_type'] === 'refresh_token' ? this.byRefreshToken(body['refresh_token']) : this.byCode(body['code']);
    return { ...granted, token_type: 'bearer', short_lived: false };
  }

  private byCode(code: unknown): SquareToken {
    const known = typeof code === 'string' ? this.state.codes.get(code) : undefined;
    if (!known) throw refusal(401, 'unauthorized', 'Authorization code not found');
    if (known.used) throw refusal(401, 'unauthorized', 'Authorization code is already claimed');
    this.state.codes.put(code as string, { ...known, used: true });
    return this.state.createToken(known.merchantId);
  }

  /** The refresh token stays the same; the access token is another. */
  private byRefreshToken(refreshToken: unknown): SquareToken {
    const known = this.state.tokens.values().find((token) => token.refresh_token === refreshToken);
    if (!known) throw refusal(401, 'unauthorized', 'Refresh token not found');
    const next = { ...this.state.createToken(known.merchant_id), refresh_token: known.refresh_token };
    this.state.tokens.put(next.access_token, next);
    return next;
  }

  private revoke(body: Record<string, unknown>): object {
    const { merchant_id: merchantId, access_token: accessToken } = body;
    const known = this.state.tokens.values().find((token) => token.access_token === accessToken)?.merchant_id;
    const revoked = typeof merchantId === 'string' ? merchantId : known;
    if (revoked) this.state.revoke(revoked);
    return { success: true };
  }
}

function refusal(status: number, type: string, message: string): JsonProblem {
  return new JsonProblem(status, { type, message });
}
