import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendHtml } from '../pages/html-reply.js';
import { escapeHtml, page } from '../pages/layout.js';
import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { randomText } from '../rest/ids.js';
import { malformed, notFound } from './paypal-problems.js';
import type { PaypalState } from './paypal-state.js';
import type { PaypalMerchant, PaypalReferral } from './paypal-types.js';

type Call = JsonCall<null>;

/** How a seller lets the platform act for it (https://developer.paypal.com/docs/multiparty/seller-onboarding/). */
export class PaypalPartners {
  constructor(
    private readonly state: PaypalState,
    private readonly partnerId: string,
    private readonly siteUrl: () => string,
  ) {}

  operations(): JsonOperation<null>[] {
    const integrations = '/v1/customer/partners/:partner/merchant-integrations';
    return [
      { method: 'POST', path: '/v2/customer/partner-referrals', status: 201, handle: (call) => this.refer(call) },
      { method: 'GET', path: integrations, handle: (call) => this.findByTracking(call) },
      { method: 'GET', path: `${integrations}/:merchant`, handle: (call) => this.get(call) },
    ];
  }

  registerPages(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>('/paypal/pages/onboarding/:id', (request, reply) => {
      const referral = this.state.referrals.get(request.params.id);
      return referral ? showOnboarding(referral, reply) : notFoundPage(reply);
    });
    app.post<{ Params: { id: string }; Body?: string }>('/paypal/pages/onboarding/:id', (request, reply) => {
      const referral = this.state.referrals.get(request.params.id);
      const account = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('account');
      return referral ? this.finish(referral, account, reply) : notFoundPage(reply);
    });
  }

  private refer({ body }: Call): object {
    const trackingId = body['tracking_id'];
    const override = body['partner_config_override'] as { return_url?: string } | undefined;
    if (typeof trackingId !== 'string' || trackingId.length > 127) throw malformed('/tracking_id');
    if (!override?.return_url || !/^https?:\/\//.test(override.return_url)) {
      throw malformed('/partner_config_override/return_url');
    }
    const id = randomText(48);
    this.state.referrals.put(id, { id, tracking_id: trackingId, return_url: override.return_url });
    const base = this.siteUrl();
    return {
      links: [
        { href: `${base}/paypal/v2/customer/partner-referrals/${id}`, rel: 'self', method: 'GET' },
        { href: `${base}/paypal/pages/onboarding/${id}`, rel: 'action_url', method: 'GET' },
      ],
    };
  }

  private finish(referral: PaypalReferral, account: string | null, reply: FastifyReply): FastifyReply {
    const known = this.state.merchants.values().find(({ tracking_id }) => tracking_id === referral.tracking_id);
    const merchant = known ?? this.state.createMerchant(referral.tracking_id);
    if (account) {
      merchant.payments_receivable = account !== 'restricted';
      merchant.primary_email_confirmed = account !== 'unconfirmed';
      this.state.merchants.put(merchant.merchant_id, merchant);
    }
    this.state.referrals.put(referral.id, { ...referral, merchant_id: merchant.merchant_id });
    this.state.emit('MERCHANT.ONBOARDING.COMPLETED', 'merchant-onboarding', {
      partner_client_id: this.partnerId,
      merchant_id: merchant.merchant_id,
      tracking_id: merchant.tracking_id,
    });
    const back = new URL(referral.return_url);
    back.searchParams.set('merchantId', merchant.tracking_id);
    back.searchParams.set('merchantIdInPayPal', merchant.merchant_id);
    back.searchParams.set('permissionsGranted', 'true');
    back.searchParams.set('consentStatus', 'true');
    back.searchParams.set('isEmailConfirmed', String(merchant.primary_email_confirmed));
    return reply.redirect(back.href, 303);
  }

  private findByTracking({ query, params }: Call): object {
    if (params['partner'] !== this.partnerId) throw notFound();
    const found = this.state.merchants.values().find(({ tracking_id }) => tracking_id === query['tracking_id']);
    if (!found) throw notFound();
    return { merchant_id: found.merchant_id, tracking_id: found.tracking_id };
  }

  private get({ params }: Call): object {
    const merchant = params['partner'] === this.partnerId ? this.state.merchants.get(params['merchant']!) : undefined;
    if (!merchant) throw notFound();
    return integrationOf(merchant);
  }
}

function integrationOf(merchant: PaypalMerchant): object {
  const products = [{ name: 'EXPRESS_CHECKOUT', vetting_status: 'SUBSCRIBED', status: 'ACTIVE' }];
  const scopes = [
    'https://uri.paypal.com/services/payments/realtimepayment',
    'https://uri.paypal.com/services/payments/refund',
  ];
  return { ...merchant, products, oauth_integrations: [{ oauth_third_party: [{ scopes }] }] };
}

function showOnboarding(referral: PaypalReferral, reply: FastifyReply): FastifyReply {
  const body = `<div class="card"><p>Yarrow asks to take payments and give refunds for your business.
At PayPal you would now log in to your business account.</p>
<form method="post"><button name="account" value="ready">Agree and connect</button>
<button class="plain" name="account" value="unconfirmed">Connect, my address is not confirmed</button>
<button class="plain" name="account" value="restricted">Connect, my account is restricted</button></form>
<p><a href="${escapeHtml(referral.return_url)}">Return without connecting</a></p></div>`;
  return sendHtml(reply, page('Get paid with PayPal', body));
}

function notFoundPage(reply: FastifyReply): FastifyReply {
  reply.code(404);
  return sendHtml(reply, page('Not found', '<p>This link has expired or never existed. Ask for a new one.</p>'));
}
