import type { Random } from '@yarrow/kit/testing/random';
import type { ProviderName } from '../../providers/payment-provider.js';
import { closeDispute, openDispute } from '../at-the-provider.js';
import { WEBHOOK_SECRET } from '../payments-harness.js';
import type { WalkVisit } from './walk-visit.js';
import type { WalkWorld } from './walk-world.js';

export type ProviderStepName =
  'bankSendsBack' | 'dashboardRefund' | 'decideDispute' | 'dispute' | 'forge' | 'payAsForeigner' | 'refundPends';

/** How likely each step is. */
export const PROVIDER_WEIGHTS: Readonly<Record<ProviderStepName, number>> = {
  bankSendsBack: 5,
  dashboardRefund: 3,
  decideDispute: 3,
  dispute: 3,
  forge: 3,
  payAsForeigner: 1,
  refundPends: 1,
};

const OPEN: ReadonlySet<string> = new Set(['needs_response', 'EVIDENCE_REQUIRED', 'WAITING_FOR_SELLER_RESPONSE']);

/** Steps at the provider, outside of our service: of banks, of practices in its dashboard and of forgers. */
export class WalkProviderSteps {
  constructor(private readonly world: WalkWorld) {}

  /** The practice gives money back at the provider, past us. */
  async dashboardRefund({ id, practice }: WalkVisit, random: Random): Promise<string> {
    if (practice.provider !== 'stripe') return 'elsewhere';
    const [charge] = await this.world.payments.service.dataSource.query(
      `SELECT payment_intent_id AS intent, amount_cents AS cents FROM charges
       WHERE appointment_id = $1 AND provider = 'stripe' LIMIT 1`,
      [id],
    );
    if (!charge) return 'nothing';
    // Small ones leave room for more of them, and for ours after them.
    const most = random.chance(0.6) ? Math.ceil(charge.cents / 8) : charge.cents;
    const fields = { payment_intent: charge.intent, amount: String(1 + random.below(most)) };
    const answer = await this.world.payments.providerPost(practice.accountId, '/v1/refunds', fields);
    return answer.startsWith('re_') ? 'refunded' : answer;
  }

  /** A bank returns a refund of any visit, one of ours or one that the practice made itself: most arrive after their visit's steps. */
  async bankSendsBack(_visit: WalkVisit, random: Random): Promise<string> {
    const rows = await this.world.payments.service.dataSource.query<{ refund: string; provider: string }[]>(
      `SELECT provider_refund_id AS refund, provider FROM refunds JOIN charges ON charges.id = charge_id
       WHERE provider_refund_id IS NOT NULL AND provider <> 'paypal' AND reason <> 'dispute' ORDER BY refunds.id DESC LIMIT 40`,
    );
    if (rows.length === 0) return 'nothing';
    const { refund, provider } = random.of(rows);
    const { stripe, square } = this.world.payments.sandbox;
    if (provider === 'stripe') stripe.failRefund(refund);
    else square.failRefund(refund);
    return 'sent back';
  }

  /** A client disputes a payment of any visit, also one that was refunded in part. */
  async dispute(_visit: WalkVisit, random: Random): Promise<string> {
    const rows = await this.world.payments.service.dataSource.query<{ id: string; provider: ProviderName }[]>(
      `SELECT payment_intent_id AS id, provider FROM charges
       WHERE NOT EXISTS (SELECT FROM disputes WHERE charge_id = charges.id) ORDER BY charges.id DESC LIMIT 60`,
    );
    if (rows.length === 0) return 'nothing';
    const { id, provider } = random.of(rows);
    openDispute(this.world.payments.sandbox, provider, id);
    return provider;
  }

  /** Some are decided before their opening was reported. */
  async decideDispute(_visit: unknown, random: Random): Promise<string> {
    const { stripe, square, paypal } = this.world.payments.sandbox;
    const open = [
      ...stripe.allDisputes().map(({ id, status }) => ({ id, status, at: 'stripe' as const })),
      ...square.allDisputes().map(({ id, state: status }) => ({ id, status, at: 'square' as const })),
      ...paypal.allDisputes().map(({ dispute_id: id, status }) => ({ id, status, at: 'paypal' as const })),
    ].filter(({ status }) => OPEN.has(status));
    if (open.length === 0) return 'nothing';
    const { id, at } = random.of(open);
    const outcome = random.chance(0.5) ? 'won' : 'lost';
    closeDispute(this.world.payments.sandbox, at, id, outcome);
    return outcome;
  }

  /** The next refund at PayPal is pending. */
  async refundPends(): Promise<void> {
    this.world.payments.sandbox.paypal.nextRefundPends();
  }

  /** A payment of the practice's own that claims to be ours. */
  async payAsForeigner({ id, practice }: WalkVisit, random: Random): Promise<string | undefined> {
    if (practice.provider !== 'stripe') return 'elsewhere';
    const [attempt] = await this.world.payments.service.dataSource.query(
      'SELECT id, amount_cents AS cents FROM attempts WHERE subject_id = $1 LIMIT 1',
      [id],
    );
    await this.world.payments.providerPost(practice.accountId, '/v1/payment_intents', {
      amount: String((attempt?.cents ?? random.below(9_000)) + 1 + random.below(5_000)),
      currency: 'usd',
      payment_method: 'pm_card_visa',
      'payment_method_types[]': 'card',
      confirm: 'true',
      'metadata[attempt_id]': attempt?.id ?? id,
      'metadata[appointment_id]': id,
      'metadata[made_by]': 'practice',
    });
    return undefined;
  }

  /** Reports a payment with a webhook signed without the secret. */
  async forge({ id, practice }: WalkVisit, random: Random): Promise<string> {
    const object = {
      id: `pi_forged${random.below(1e9)}`,
      object: 'payment_intent',
      status: 'succeeded',
      amount: 9_000,
    };
    const body = JSON.stringify({
      id: `evt_forged${random.below(1e9)}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      account: practice.accountId || 'acct_nobody',
      data: { object: { ...object, metadata: { appointment_id: id } } },
    });
    const at = Math.floor(Date.now() / 1_000);
    const signature = random.of([`t=${at},v1=${'0'.repeat(64)}`, `t=${at},v1=${WEBHOOK_SECRET}`, 'nonsense', '']);
    const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
    const { status } = await fetch(`${this.world.payments.service.url}/webhooks/stripe`, {
      method: 'POST',
      headers,
      body,
    });
    if (status !== 400) throw new Error(`A forged webhook was answered ${status}.`);
    return 'refused';
  }
}
