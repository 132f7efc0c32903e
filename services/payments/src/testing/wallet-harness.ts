import type { Actor } from '@yarrow/kit/actor';
import type { RunningSandbox } from '@yarrow/sandbox/start-sandbox';
import type { Booking, PaymentsHarness } from './payments-harness.js';

/** The address that Square sends to: part of what it signs, whatever port a test listens on. */
const SQUARE_WEBHOOK_URL = 'http://payments.test/webhooks/square';

/** Keys of the sandbox in development, for Square and PayPal. */
export function walletEnvironment(sandboxUrl: string): Record<string, string> {
  return {
    SQUARE_APPLICATION_ID: 'sandbox-sq0idb-yarrow',
    SQUARE_APPLICATION_SECRET: 'sandbox-sq0csb-yarrow',
    SQUARE_WEBHOOK_SIGNATURE_KEY: 'square-webhooks-yarrow',
    SQUARE_WEBHOOK_URL,
    SQUARE_API_BASE: `${sandboxUrl}/square`,
    PAYPAL_CLIENT_ID: 'paypal-client-yarrow',
    PAYPAL_CLIENT_SECRET: 'paypal-secret-yarrow',
    PAYPAL_PARTNER_ID: 'YARROWPARTNER',
    PAYPAL_WEBHOOK_ID: 'WH-YARROW',
    PAYPAL_API_BASE: `${sandboxUrl}/paypal`,
    PAYPAL_BROWSER_BASE: `${sandboxUrl}/paypal`,
    PROVIDER_CREDENTIALS_KEY: 'a secret of the tests only',
    PROVIDER_TIMEOUT_MS: '5000',
  };
}

export function hearWallets(sandbox: RunningSandbox, serviceUrl: string): void {
  sandbox.square.configureWebhooks({ url: `${serviceUrl}/webhooks/square`, signedAs: SQUARE_WEBHOOK_URL });
  sandbox.paypal.configureWebhooks({ url: `${serviceUrl}/webhooks/paypal` });
}

interface ConnectingPractice {
  practiceId: string;
  pro: Partial<Actor>;
}

const NUMBERS = { good: '4111111111111111', declinedWhenCharged: '4000000000000010', challenged: '4800000000000004' };

/** Square, PayPal and Venmo as practices and clients use them. */
export class Wallets {
  readonly cards = NUMBERS;

  constructor(private readonly payments: PaymentsHarness) {}

  /** Through Square's page and back. @returns the address of our own page at the end */
  async connectSquare({ pro }: ConnectingPractice, form = 'answer=allow&country=US'): Promise<URL> {
    const { url, errors } = await this.change(
      'mutation { connectSquare { result url errors { code } } }',
      'connectSquare',
      pro,
    );
    if (!url) throw new Error(JSON.stringify(errors));
    return this.comeBack(await this.leave(url, form), pro);
  }

  /** Through PayPal's page and back. */
  async connectPaypal({ pro }: ConnectingPractice): Promise<URL> {
    const { url, errors } = await this.change(
      'mutation { connectPaypal { result url errors { code } } }',
      'connectPaypal',
      pro,
    );
    if (!url) throw new Error(JSON.stringify(errors));
    return this.comeBack(await this.leave(url, ''), pro);
  }

  /** What a provider's page answers its form with. */
  async leave(url: string, form: string): Promise<URL> {
    const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
    return new URL(answer.headers.get('location')!);
  }

  /** The browser follows to our own callback, with the session of its user. */
  async comeBack({ pathname, search }: URL, actor: Partial<Actor>): Promise<URL> {
    const { service } = this.payments;
    const headers = { authorization: `Bearer ${await service.tokenOf(actor)}` };
    const answer = await fetch(service.url + pathname + search, { headers, redirect: 'manual' });
    return new URL(answer.headers.get('location')!);
  }

  /** What Square's script gives the browser for a card. */
  async tokenize(practiceId: string, number: string): Promise<{ token: string; challenge_url?: string }> {
    const query = 'query ($id: ID!) { cardForm(practiceId: $id) { provider publishableKey squareLocationId } }';
    const { cardForm } = (await this.payments.service.graphql(query, { id: practiceId })).data;
    const entry = { application_id: cardForm.publishableKey, location_id: cardForm.squareLocationId, number };
    const rest = { exp_month: 12, exp_year: 2035, cvv: '111', postal_code: '12207' };
    const answer = await fetch(`${this.payments.sandbox.url}/square/web/tokens`, {
      method: 'POST',
      body: JSON.stringify({ ...entry, ...rest }),
    });
    return (await answer.json()) as { token: string };
  }

  async addCard({ id, practiceId, token }: Booking, sourceId: string, actor?: Partial<Actor>) {
    const query = `mutation ($id: ID!, $practiceId: ID!, $sourceId: String!, $token: String) {
      squareAddCardToCustomer(appointmentId: $id, practiceId: $practiceId, sourceId: $sourceId, instantActionToken: $token) {
        result clientSecret errors { code message field } paymentMethod { id brand last4 expMonth expYear }
        appointment { id clientPaymentStatus } } }`;
    const variables = { id, practiceId, sourceId, token: actor ? null : token };
    return (await this.payments.service.graphql(query, variables, actor)).data['squareAddCardToCustomer'];
  }

  /** Types a card and saves it. */
  async enterCard(booking: Booking, number = NUMBERS.good) {
    return this.addCard(booking, (await this.tokenize(booking.practiceId, number)).token);
  }

  async createOrder(booking: Pick<Booking, 'id' | 'token'>, choice: OrderChoice = {}) {
    const query = `mutation ($id: ID!, $token: String, $tip: Int, $tipOnly: Boolean, $fundingSource: String) {
      createPaypalOrder(appointmentId: $id, instantActionToken: $token, tipAmountCents: $tip, tipOnly: $tipOnly,
        fundingSource: $fundingSource) { result orderId errors { code message field } } }`;
    const { tip = 0, tipOnly = false, fundingSource = 'paypal' } = choice;
    const variables = { id: booking.id, token: booking.token, tip, tipOnly, fundingSource };
    return (await this.payments.service.graphql(query, variables)).data['createPaypalOrder'];
  }

  async capture({ id, token }: Pick<Booking, 'id' | 'token'>, orderId: string) {
    const query = `mutation ($id: ID!, $token: String, $orderId: String!) {
      capturePaypalPayment(appointmentId: $id, instantActionToken: $token, orderId: $orderId) {
        result errors { code message field } appointment { id clientPaymentStatus paymentMethod tipAmountCents } } }`;
    return (await this.payments.service.graphql(query, { id, token, orderId })).data['capturePaypalPayment'];
  }

  /** An order that the client has approved on PayPal's page. */
  async approve(booking: Pick<Booking, 'id' | 'token'>, choice: OrderChoice = {}): Promise<string> {
    const { orderId, errors } = await this.createOrder(booking, choice);
    if (!orderId) throw new Error(JSON.stringify(errors));
    this.payments.sandbox.paypal.decide(orderId);
    return orderId as string;
  }

  /** Payments at Square of one appointment. */
  squarePayments(appointmentId: string) {
    return this.payments.sandbox.square.allPayments().filter(({ note }) => note?.includes(appointmentId));
  }

  /** Captures at PayPal of some orders. */
  captures(...orderIds: string[]) {
    const all = this.payments.sandbox.paypal.allCaptures();
    return all.filter((capture) => orderIds.includes(capture.supplementary_data.related_ids.order_id));
  }

  private async change(query: string, name: string, actor: Partial<Actor>) {
    return (await this.payments.service.graphql(query, {}, actor)).data[name];
  }
}

export interface OrderChoice {
  tip?: number;
  tipOnly?: boolean;
  fundingSource?: string;
}
