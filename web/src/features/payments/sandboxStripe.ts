import { idOfSecret, CardRefusal } from './cardProvider.js';

export interface SandboxCard {
  number: string;
  month: number;
  year: number;
  code: string;
  postalCode: string;
}

interface Intent {
  id: string;
  status: string;
  next_action?: { redirect_to_url?: { url: string } } | null;
  last_setup_error?: StripeProblem | null;
  last_payment_error?: StripeProblem | null;
}

interface StripeProblem {
  message?: string;
  param?: string;
  code?: string;
  payment_method?: { id: string } | null;
}

const FIELDS: readonly [RegExp, NonNullable<CardRefusal['field']>][] = [
  [/exp|year|month/, 'expiry'],
  [/cvc/, 'code'],
  [/postal|zip/, 'postalCode'],
];

/**
 * Talks to the stand-in provider of development as Stripe's own script talks to Stripe: form-encoded, with the
 * publishable key and the client secret. Never used with live keys.
 */
export class SandboxStripe {
  constructor(
    private readonly baseUrl: string,
    private readonly publishableKey: string,
    private readonly accountId: string,
  ) {}

  /** @returns id of the payment method; @throws CardRefusal */
  async createPaymentMethod(card: SandboxCard): Promise<string> {
    const { id } = await this.post<{ id: string }>('/v1/payment_methods', {
      type: 'card',
      'card[number]': card.number,
      'card[exp_month]': String(card.month),
      'card[exp_year]': String(card.year),
      'card[cvc]': card.code,
      'billing_details[address][postal_code]': card.postalCode,
    });
    return id;
  }

  /** @throws CardRefusal */
  async confirmSetup(clientSecret: string, paymentMethod: string): Promise<Intent> {
    const path = `/v1/setup_intents/${idOfSecret(clientSecret)}/confirm`;
    return this.post<Intent>(path, { client_secret: clientSecret, payment_method: paymentMethod });
  }

  /**
   * Lets the bank ask for the client about a payment that it refused without them: it is confirmed again, with the card
   * that it was for (https://docs.stripe.com/payments/save-and-reuse#charge-saved-payment-method). @throws CardRefusal
   */
  async confirmAgain(clientSecret: string): Promise<void> {
    const { id, status, last_payment_error: problem } = await this.retrieve(clientSecret);
    if (status !== 'requires_payment_method' || problem?.code !== 'authentication_required') return;
    await this.post(`/v1/payment_intents/${id}/confirm`, {
      client_secret: clientSecret,
      ...(problem.payment_method && { payment_method: problem.payment_method.id }),
    });
  }

  /** The present state of a setup or a payment. */
  async retrieve(clientSecret: string): Promise<Intent> {
    const id = idOfSecret(clientSecret);
    const kind = id.startsWith('pi_') ? 'payment_intents' : 'setup_intents';
    const parameters = new URLSearchParams({ ...this.envelope(), client_secret: clientSecret });
    return this.read<Intent>(await fetch(`${this.baseUrl}/v1/${kind}/${id}?${parameters}`));
  }

  private async post<T>(path: string, parameters: Record<string, string>): Promise<T> {
    const body = new URLSearchParams({ ...parameters, ...this.envelope() });
    return this.read<T>(await fetch(this.baseUrl + path, { method: 'POST', body }));
  }

  private envelope() {
    return { key: this.publishableKey, _stripe_account: this.accountId };
  }

  private async read<T>(response: Response): Promise<T> {
    const answer = (await response.json()) as T & { error?: StripeProblem };
    if (answer.error) throw refusalOf(answer.error);
    return answer;
  }
}

/** A refusal with the provider's message, at the field that it is about. */
export function refusalOf({ message, param, code }: StripeProblem): CardRefusal {
  const about = `${param ?? ''} ${code ?? ''}`;
  const field = FIELDS.find(([pattern]) => pattern.test(about))?.[1];
  return new CardRefusal(message ?? 'An error occurred', field);
}

/** @returns the bank's page, where it wants the client; @throws CardRefusal for a failed intent */
export function bankPageOf(intent: Intent): string | undefined {
  if (intent.status === 'requires_action') return intent.next_action?.redirect_to_url?.url;
  const problem = intent.last_setup_error ?? intent.last_payment_error;
  if (intent.status === 'requires_payment_method') throw refusalOf(problem ?? {});
  return undefined;
}
