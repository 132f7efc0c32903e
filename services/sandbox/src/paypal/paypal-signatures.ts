import { createSign, createVerify, generateKeyPairSync, type KeyPairKeyObjectResult, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { JsonOperation } from '../rest/json-api.js';

/**
 * Webhook signatures as PayPal makes them (https://developer.paypal.com/api/rest/webhooks/rest/): RSA over the
 * transmission's id and time, the webhook's id and the CRC-32 of the body.
 */
export class PaypalSignatures {
  private pair: KeyPairKeyObjectResult | undefined;

  constructor(
    private readonly webhookId: string,
    private readonly siteUrl: () => string,
  ) {}

  headersFor(body: string): Record<string, string> {
    const [id, time] = [randomUUID(), new Date().toISOString()];
    const signature = createSign('RSA-SHA256')
      .update(this.text(id, time, body))
      .sign(this.keys.privateKey, 'base64');
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': `${this.siteUrl()}/paypal/certs/CERT-sandbox`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
  }

  operations(): JsonOperation<null>[] {
    return [
      {
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        handle: ({ body }) => ({ verification_status: this.holds(body) ? 'SUCCESS' : 'FAILURE' }),
      },
    ];
  }

  private holds(asked: Record<string, unknown>): boolean {
    const text = (name: string) => String(asked[name]);
    if (asked['webhook_id'] !== this.webhookId || asked['auth_algo'] !== 'SHA256withRSA') return false;
    const signed = this.text(
      text('transmission_id'),
      text('transmission_time'),
      JSON.stringify(asked['webhook_event']),
    );
    return createVerify('RSA-SHA256').update(signed).verify(this.keys.publicKey, text('transmission_sig'), 'base64');
  }

  private text(id: string, time: string, body: string): string {
    return `${id}|${time}|${this.webhookId}|${crc32(body)}`;
  }

  /** Made when first needed: it takes a moment. */
  private get keys(): KeyPairKeyObjectResult {
    this.pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
    return this.pair;
  }
}
