import Stripe from 'stripe';

export interface StripeClientOptions {
  secretKey: string;
  /** Address of a stand-in, a path prefix included; Stripe itself when absent. */
  apiBase?: string;
  timeoutMs: number;
}

/** The official SDK. It never repeats a call by itself: whether to ask again is decided where attempts are kept. */
export function createStripeClient({ secretKey, apiBase, timeoutMs }: StripeClientOptions): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'https:' ? 'https' : 'http',
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? '443' : '80'),
      httpClient: prefixedClient(base.pathname.replace(/\/+$/, '')),
    }),
  });
}

/** The SDK takes host and port but no path in front of `/v1`. */
function prefixedClient(prefix: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const { makeRequest } = client;
  client.makeRequest = (host, port, path, ...rest) => makeRequest.call(client, host, port, prefix + path, ...rest);
  return client;
}
