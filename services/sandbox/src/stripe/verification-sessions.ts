import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { page } from '../pages/layout.js';
import type { Operation, StripeCall } from './operation.js';
import { invalidRequest } from './stripe-errors.js';
import { PLATFORM, stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { VerificationSession } from './stripe-types.js';

const CREATE_PARAMS = ['metadata', 'options', 'provided_details', 'return_url', 'type'];

/** Stripe Identity: people show a document on Stripe's page (https://docs.stripe.com/identity/verification-sessions). */
export class VerificationSessions {
  constructor(
    private readonly state: StripeState,
    private readonly siteUrl: () => string,
  ) {}

  private get sessions() {
    return this.state.table<VerificationSession>('identity.verification_session');
  }

  operations(): Operation[] {
    const plural = '/identity/verification_sessions';
    const path = `${plural}/:id`;
    return [
      { method: 'POST', path: plural, params: CREATE_PARAMS, handle: (call) => this.create(call) },
      { method: 'GET', path, params: [], handle: (call) => this.sessions.get(call.account, call.id) },
      { method: 'POST', path: `${path}/cancel`, params: [], handle: (call) => this.cancel(call) },
    ];
  }

  registerPages(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>('/stripe/pages/identity/:id', (request, reply) => {
      const session = this.findOpen(request.params.id);
      return session ? show(reply) : notFound(reply);
    });
    app.post<{ Params: { id: string }; Body?: string }>('/stripe/pages/identity/:id', (request, reply) => {
      const session = this.findOpen(request.params.id);
      return session ? this.answer(session, request.body === 'result=refuse', reply) : notFound(reply);
    });
  }

  private create({ account, params }: StripeCall): VerificationSession {
    const id = stripeId('vs');
    const session: VerificationSession = {
      id,
      object: 'identity.verification_session',
      client_secret: stripeId(`${id}_secret`),
      created: stripeNow(),
      last_error: null,
      livemode: false,
      metadata: params.metadata(),
      options: {},
      status: 'requires_input',
      type: params.oneOf('type', ['document', 'id_number']) ?? 'document',
      url: `${this.siteUrl()}/stripe/pages/identity/${id}`,
      _returnUrl: params.find('return_url') ?? null,
    };
    this.sessions.save(account, session);
    this.state.emit(
      { account, requestId: null, idempotencyKey: null },
      'identity.verification_session.created',
      session,
    );
    return session;
  }

  private cancel({ account, id }: StripeCall): VerificationSession {
    const session = this.sessions.get(account, id);
    if (session.status !== 'requires_input') throw invalidRequest('This session cannot be canceled.');
    return this.settle(account, session, 'canceled');
  }

  private answer(session: VerificationSession, refused: boolean, reply: FastifyReply): FastifyReply {
    session.last_error = refused ? { code: 'document_unverified_other', reason: 'The document is invalid.' } : null;
    this.settle(PLATFORM, session, refused ? 'requires_input' : 'verified');
    if (session._returnUrl) return reply.redirect(session._returnUrl, 303);
    return sendHtml(reply, page('Done', '<p>You can close this page.</p>'));
  }

  private settle(account: string, session: VerificationSession, status: VerificationSession['status']) {
    session.status = status;
    if (status !== 'requires_input') Object.assign(session, { client_secret: null, url: null });
    this.sessions.save(account, session);
    const cause = { account, requestId: null, idempotencyKey: null };
    this.state.emit(cause, `identity.verification_session.${status}`, session);
    return session;
  }

  private findOpen(id: string): VerificationSession | undefined {
    const session = this.sessions.find(PLATFORM, id);
    return session?.status === 'requires_input' ? session : undefined;
  }
}

function show(reply: FastifyReply): FastifyReply {
  const body = `<div class="card"><p>Yarrow asks Stripe to check who you are. At Stripe you would now photograph your
document and your face.</p><form method="post"><button name="result" value="verify">Show my document</button>
<button class="plain" name="result" value="refuse">Show one that is refused</button></form></div>`;
  return sendHtml(reply, page('Verify your identity', body));
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.code(404);
  return sendHtml(reply, page('Not found', '<p>This link has expired or never existed. Ask for a new one.</p>'));
}
