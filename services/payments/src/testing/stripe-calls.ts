export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const SECRET_KEY = 'sk_test_sandbox';

/** What these calls read of what Stripe answers: a payment method, or an intent that may send the client to the bank. */
interface StripeObject {
  id: string;
  next_action?: { redirect_to_url: { url: string } } | null;
}

/** What browsers of clients and dashboards of practices ask of Stripe, past our service. */
export class StripeCalls {
  constructor(private readonly sandboxUrl: string) {}

  /** Types a card into Stripe's form; answers the bank's question with yes. */
  async confirmSetup(account: string, secret: string, number: string) {
    const setupIntentId = secret.split('_secret_')[0]!;
    const method = await this.fromBrowser(account, '/v1/payment_methods', {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    });
    const fields = { payment_method: method.body.id, client_secret: secret };
    const confirmed = await this.fromBrowser(account, `/v1/setup_intents/${setupIntentId}/confirm`, fields);
    await this.authenticate(confirmed.body);
    return { setupIntentId, status: confirmed.status };
  }

  /** Confirms a payment that the bank wants to see the client for. */
  async confirmPayment(account: string, secret: string, paymentMethodId: string): Promise<void> {
    const fields = { client_secret: secret, payment_method: paymentMethodId };
    const path = `/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`;
    await this.authenticate((await this.fromBrowser(account, path, fields)).body);
  }

  /** @returns the id of what was made, or the code of the refusal */
  async fromDashboard(account: string, path: string, fields: Record<string, string>): Promise<string> {
    const response = await this.post(path, new URLSearchParams(fields), {
      authorization: `Bearer ${SECRET_KEY}`,
      'stripe-account': account,
    });
    const body = (await response.json()) as { id?: string; error?: { code?: string; type: string } };
    return body.id ?? body.error?.code ?? body.error!.type;
  }

  private async fromBrowser(account: string, path: string, fields: Record<string, string>) {
    const body = new URLSearchParams({ ...fields, _stripe_account: account });
    const response = await this.post(path, body, { authorization: `Bearer ${PUBLISHABLE_KEY}` });
    return { status: response.status, body: (await response.json()) as StripeObject };
  }

  private post(path: string, body: URLSearchParams, headers: Record<string, string>): Promise<Response> {
    return fetch(`${this.sandboxUrl}/stripe${path}`, { method: 'POST', headers, signal: patience(), body });
  }

  private async authenticate(intent: StripeObject): Promise<void> {
    const url = intent.next_action?.redirect_to_url.url;
    if (url) await fetch(url, { method: 'POST', body: 'result=complete', redirect: 'manual', signal: patience() });
  }
}

/** A call that the sandbox does not answer ends by itself. */
const patience = () => AbortSignal.timeout(10_000);
