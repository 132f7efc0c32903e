import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { page } from '../pages/layout.js';
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
    app.get('/zoom/oauth/authorize', (request, reply) => this.show(request, reply));
    app.post('/zoom/oauth/authorize', (request, reply) => this.decide(request, reply));
  }

  private show(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!this.wanted(request)) return this.refusePage(reply);
    const body = `<div class="card"><p>Yarrow asks to make, change and delete meetings for you.</p><form method="post">
<label>Name <input name="name" value="Sandbox host"></label>
<label>Email <input name="email" type="email" value="host@zoom.example"></label>
<button name="answer" value="allow">Allow</button>
<button class="plain" name="answer" value="deny">Decline</button></form></div>`;
    return sendHtml(reply, page('Connect with Zoom', body));
  }

  private decide(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const wanted = this.wanted(request);
    if (!wanted) return this.refusePage(reply);
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const back = new URL(wanted.redirectUri);
    back.searchParams.set('state', wanted.state);
    if (form.get('answer') === 'deny') {
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    }
    const [name, email] = [form.get('name') || 'Sandbox host', form.get('email') || 'host@zoom.example'];
    const known = this.state.users.values().find((user) => user.email === email);
    const user = known ?? this.state.createUser(name, email);
    const code = randomText(30);
    this.state.codes.put(code, { userId: user.id, redirectUri: wanted.redirectUri, used: false });
    back.searchParams.set('code', code);
    return reply.redirect(back.href, 303);
  }

  private wanted(request: FastifyRequest) {
    const query = request.query as Record<string, string | undefined>;
    const { client_id: clientId, redirect_uri: redirectUri, response_type: type, state = '' } = query;
    if (clientId !== this.keys.clientId || type !== 'code' || !redirectUri) return undefined;
    return /^https?:\/\//.test(redirectUri) && URL.canParse(redirectUri) ? { redirectUri, state } : undefined;
  }

  private refusePage(reply: FastifyReply): FastifyReply {
    reply.code(400);
    return sendHtml(reply, page('Invalid client', '<p>The application or its address to return to is not known.</p>'));
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
