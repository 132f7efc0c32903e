import { PaypalAnswerError } from './paypal-errors.js';

export interface PaypalClientOptions {
  clientId: string;
  clientSecret: string;
  apiBase: string;
  timeoutMs: number;
}

/** How one call is made. */
export interface PaypalCall {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Sent as it is, where its bytes count. */
  text?: string;
  /** The same key makes the same thing once. */
  requestId?: string;
  /** The practice's account for which the platform acts. */
  merchantId?: string;
}

/** A token that is about to end is not used any more. */
const RENEW_BEFORE_MS = 60_000;

/**
 * PayPal's REST API. Its own server library reaches no address but PayPal's two and knows neither sellers nor webhooks.
 */
export class PaypalClient {
  /** `until` counts from the start of the process, milliseconds. */
  private token: { value: string; until: number } | undefined;
  private asking: Promise<string> | undefined;

  constructor(private readonly options: PaypalClientOptions) {}

  /** @throws PaypalAnswerError for an answer that is no success, any other error where none arrived */
  async call<T>(path: string, call: PaypalCall = {}): Promise<T> {
    const value = await this.accessToken();
    try {
      return await this.send<T>(path, call, `Bearer ${value}`);
    } catch (error) {
      // Ended before its time: the call was turned away at the door.
      if (!(error instanceof PaypalAnswerError) || error.status !== 401) throw error;
      if (this.token?.value === value) this.token = undefined;
      return this.send<T>(path, call, `Bearer ${await this.accessToken()}`);
    }
  }

  private async accessToken(): Promise<string> {
    if (this.token && this.token.until > performance.now()) return this.token.value;
    this.asking ??= this.askToken().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async askToken(): Promise<string> {
    const { clientId, clientSecret } = this.options;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const call: PaypalCall = { method: 'POST', text: 'grant_type=client_credentials' };
    const answer = await this.send<{ access_token: string; expires_in: number }>(
      '/v1/oauth2/token',
      call,
      `Basic ${basic}`,
    );
    this.token = { value: answer.access_token, until: performance.now() + answer.expires_in * 1000 - RENEW_BEFORE_MS };
    return answer.access_token;
  }

  private async send<T>(path: string, call: PaypalCall, authorization: string): Promise<T> {
    const { apiBase, timeoutMs } = this.options;
    const { method = 'GET', body, text } = call;
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const form = path === '/v1/oauth2/token';
    const response = await fetch(apiBase + path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization,
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        prefer: 'return=representation',
        ...(call.requestId && { 'paypal-request-id': call.requestId }),
        ...(call.merchantId && { 'paypal-auth-assertion': this.assertionFor(call.merchantId) }),
      },
      ...(content !== undefined && { body: content }),
    });
    const answer = await readJson(response);
    if (!response.ok)
      throw new PaypalAnswerError(response.status, answer, response.headers.get('paypal-debug-id') ?? '');
    return answer as T;
  }

  /** Names the merchant that the platform acts for (https://developer.paypal.com/docs/multiparty/issue-refund/). */
  private assertionFor(merchantId: string): string {
    const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${part({ alg: 'none' })}.${part({ iss: this.options.clientId, payer_id: merchantId })}.`;
  }
}

async function readJson(response: Response): Promise<object> {
  const text = await response.text();
  if (text === '') return {};
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    // A proxy's page says nothing of what PayPal did.
    throw new Error(`PayPal answered ${response.status} with something else than JSON.`, { cause: error });
  }
}
