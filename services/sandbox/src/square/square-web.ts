import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { page } from '../pages/layout.js';
import { randomText } from '../rest/ids.js';
import { refusalOfEntry, testCardOf } from './square-cards.js';
import type { SquareState } from './square-state.js';
import type { SquareNonce } from './square-types.js';

interface Entry {
  application_id?: unknown;
  location_id?: unknown;
  number?: unknown;
  exp_month?: unknown;
  exp_year?: unknown;
  cvv?: unknown;
  postal_code?: unknown;
}

/**
 * What Square's Web Payments script does inside of its frame: a card becomes a single-use token. Answers are shaped as
 * its `TokenResult` (https://developer.squareup.com/reference/sdks/web/payments/objects/TokenResult).
 */
export class SquareWeb {
  constructor(
    private readonly state: SquareState,
    private readonly applicationId: string,
    private readonly siteUrl: () => string,
  ) {}

  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
    });
    app.options('/square/web/*', (_request, reply) =>
      reply.headers({ 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': '*' }).send(),
    );
    app.post('/square/web/tokens', (request, reply) => this.tokenize(request, reply));
    app.get<{ Params: { token: string } }>('/square/web/tokens/:token', (request, reply) => {
      const nonce = this.state.nonces.get(request.params.token);
      return nonce ? reply.send({ challenge: nonce.challenge }) : reply.code(404).send({ error: 'No such token' });
    });
    app.get<{ Params: { token: string } }>('/square/pages/verify/:token', (request, reply) =>
      this.showChallenge(request.params.token, reply),
    );
    app.post<{ Params: { token: string } }>('/square/pages/verify/:token', (request, reply) =>
      this.answerChallenge(request.params.token, request.body === 'result=complete', reply),
    );
  }

  private tokenize(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const entry = JSON.parse(String(request.body || '{}')) as Entry;
    const merchant = this.state.merchants.values().find(({ main_location_id: id }) => id === entry.location_id);
    if (entry.application_id !== this.applicationId || !merchant) {
      return invalidEntry(reply, 'applicationId', 'The application id or the location id is not valid.');
    }
    const number = String(entry.number);
    const card = testCardOf(number);
    if (!card) return invalidEntry(reply, 'cardNumber', 'Credit card number is not valid');
    const [expMonth, expYear] = [Number(entry.exp_month), Number(entry.exp_year)];
    const refusal = refusalOfEntry({
      cvv: String(entry.cvv),
      postalCode: String(entry.postal_code),
      expMonth,
      expYear,
    });
    if (refusal) return invalidEntry(reply, FIELDS[refusal.code] ?? 'cardNumber', refusal.detail);
    const nonce: SquareNonce = {
      token: `cnon:${randomText(26)}`,
      number,
      exp_month: expMonth,
      exp_year: expYear,
      postal_code: String(entry.postal_code),
      used: false,
      challenge: card.challenged ? 'open' : 'none',
    };
    this.state.nonces.put(nonce.token, nonce);
    const shown = { brand: card.brand, last4: number.slice(-4), expMonth, expYear };
    return reply.send({
      status: 'OK',
      token: nonce.token,
      details: { method: 'Card', card: shown, billing: { postalCode: nonce.postal_code } },
      // Square's script shows the bank's page by itself; our form gets its address.
      ...(card.challenged && {
        challenge_url: `${this.siteUrl()}/square/pages/verify/${encodeURIComponent(nonce.token)}`,
      }),
    });
  }

  private showChallenge(token: string, reply: FastifyReply): FastifyReply {
    const nonce = this.state.nonces.get(token);
    if (nonce?.challenge !== 'open') {
      return sendHtml(reply, page('Nothing left to do', '<p>You can close this page.</p>'));
    }
    const body = `<div class="card"><p>Your bank asks you to confirm saving your card for later payments.</p><form method="post">
<button name="result" value="complete">Complete</button>
<button class="plain" name="result" value="fail">Fail</button></form>
<p class="soft">This is the sandbox's test page; no bank is involved.</p></div>`;
    return sendHtml(reply, page('Confirm it is you', body));
  }

  private answerChallenge(token: string, passed: boolean, reply: FastifyReply): FastifyReply {
    const nonce = this.state.nonces.get(token);
    if (nonce?.challenge === 'open') {
      this.state.nonces.put(token, { ...nonce, challenge: passed ? 'passed' : 'failed' });
    }
    const outcome = passed ? 'Confirmed. You can close this page.' : 'Not confirmed. You can close this page.';
    return sendHtml(reply, page('Done', `<p>${outcome}</p>`));
  }
}

const FIELDS: Record<string, string> = {
  CVV_FAILURE: 'cvv',
  ADDRESS_VERIFICATION_FAILURE: 'postalCode',
  INVALID_EXPIRATION: 'expirationDate',
};

function invalidEntry(reply: FastifyReply, field: string, message: string): FastifyReply {
  const type = 'VALIDATION_ERROR';
  return reply.send({ status: 'Invalid', errors: [{ type, field, message }] });
}
