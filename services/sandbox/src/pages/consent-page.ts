import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendHtml } from './html-reply.js';
import { escapeHtml, page } from './layout.js';

export interface Person {
  name: string;
  email: string;
}

/** An authorization request of OAuth 2.0 (RFC 6749, section 4.1.1). */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  query: Record<string, string | undefined>;
}

export interface ConsentPage {
  path: string;
  /** Name of the provider, as users know it. */
  provider: string;
  /** Follows "Yarrow asks to". */
  purpose: string;
  clientId: string;
  /** Prefills the form. */
  defaultPerson: Person;
  /** Returns the authorization code for a person who allows the access. */
  createCode(person: Person, request: AuthorizationRequest): string;
}

/** Registers the page on which a user allows or declines the access. Requires a scope that parses bodies as strings. */
export function registerConsentPage(app: FastifyInstance, consent: ConsentPage): void {
  app.get(consent.path, (request, reply) =>
    readRequest(request, consent) ? sendHtml(reply, formPage(consent)) : sendRefusal(reply),
  );
  app.post(consent.path, (request, reply) => {
    const wanted = readRequest(request, consent);
    if (!wanted) return sendRefusal(reply);
    return reply.redirect(locationAfter(consent, wanted, request.body), 303);
  });
}

function formPage({ provider, purpose, defaultPerson: { name, email } }: ConsentPage): string {
  const body = `<div class="card"><p>Yarrow asks to ${escapeHtml(purpose)}.</p><form method="post">
<label>Name <input name="name" value="${escapeHtml(name)}"></label>
<label>Email <input name="email" type="email" value="${escapeHtml(email)}"></label>
<button name="answer" value="allow">Allow</button>
<button class="plain" name="answer" value="deny">Decline</button></form></div>`;
  return page(`Connect with ${provider}`, body);
}

function locationAfter(consent: ConsentPage, wanted: AuthorizationRequest, body: unknown): string {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  const location = new URL(wanted.redirectUri);
  location.searchParams.set('state', wanted.state);
  if (form.get('answer') === 'deny') {
    location.searchParams.set('error', 'access_denied');
  } else {
    const { name, email } = consent.defaultPerson;
    const person = { name: form.get('name') || name, email: form.get('email') || email };
    location.searchParams.set('code', consent.createCode(person, wanted));
  }
  return location.href;
}

function readRequest({ query: values }: FastifyRequest, consent: ConsentPage): AuthorizationRequest | undefined {
  const query = values as Record<string, string | undefined>;
  const { client_id: clientId, redirect_uri: redirectUri, response_type: type, state = '' } = query;
  if (clientId !== consent.clientId || type !== 'code' || !redirectUri) return undefined;
  return /^https?:\/\//.test(redirectUri) && URL.canParse(redirectUri) ? { redirectUri, state, query } : undefined;
}

function sendRefusal(reply: FastifyReply): FastifyReply {
  reply.code(400);
  return sendHtml(reply, page('Invalid client', '<p>The application or its address to return to is not known.</p>'));
}
