import { DomainError } from '@yarrow/kit/domain-error';
import { isOverload } from '@yarrow/kit/errors/overload';
import { ChargesService } from '../../charges/charges.service.js';
import { CheckoutService } from '../../discounts/checkout.service.js';
import { PaypalCapturesService } from '../../paypal/paypal-captures.service.js';
import { PaypalOrdersService } from '../../paypal/paypal-orders.service.js';
import { TipsService } from '../../tips/tips.service.js';
import { CARDS, WEBHOOK_SECRET } from '../payments-harness.js';
import type { Random } from '@yarrow/kit/testing/random';
import { PRACTICE_WEIGHTS, type PracticeStepName, WalkPracticeSteps } from './walk-practice-steps.js';
import { projectionOf, type WalkVisit } from './walk-visit.js';
import type { WalkWorld } from './walk-world.js';

export type StepName = PracticeStepName | OtherStepName;

type OtherStepName =
  | 'applyCoupon'
  | 'applyGiftCard'
  | 'bankConfirms'
  | 'bankSendsBack'
  | 'cancelInTime'
  | 'cancelLate'
  | 'chargeCard'
  | 'chargeTip'
  | 'chooseTip'
  | 'dashboardRefund'
  | 'decide'
  | 'forge'
  | 'giveCard'
  | 'move'
  | 'payAsForeigner'
  | 'payByPaypal'
  | 'practiceCancels'
  | 'refundPends'
  | 'removeCode'
  | 'repeatEvent';

/** How likely each step is. */
export const WEIGHTS: Readonly<Record<StepName, number>> = {
  ...PRACTICE_WEIGHTS,
  applyCoupon: 10,
  applyGiftCard: 8,
  bankConfirms: 4,
  bankSendsBack: 5,
  cancelInTime: 3,
  cancelLate: 3,
  chargeCard: 22,
  chargeTip: 6,
  chooseTip: 6,
  dashboardRefund: 3,
  decide: 16,
  forge: 3,
  giveCard: 1,
  move: 4,
  payAsForeigner: 1,
  payByPaypal: 8,
  practiceCancels: 2,
  refundPends: 1,
  removeCode: 4,
  repeatEvent: 4,
};

/** Steps that call the provider from outside of our service. */
const BY_OTHERS: ReadonlySet<StepName> = new Set(['bankConfirms', 'dashboardRefund', 'giveCard', 'payAsForeigner']);
const ANYBODY = { kind: 'anonymous' as const, ip: '198.51.100.1' };
const TIPS = [100, 555, 1_500];

/** What people, practices, banks and forgers do to one visit. A refusal by a rule is a fine answer. */
export class WalkSteps {
  /** Answers by step and code, for the report. */
  readonly outcomes = new Map<string, number>();

  private readonly ofPractice: WalkPracticeSteps;

  constructor(private readonly world: WalkWorld) {
    this.ofPractice = new WalkPracticeSteps(world);
  }

  /** @throws what no rule explains */
  async take(name: StepName, visit: WalkVisit, random: Random): Promise<void> {
    try {
      const outcome = isOfPractice(name) ? await this.ofPractice[name](visit, random) : await this[name](visit, random);
      this.count(name, outcome || 'done');
    } catch (error) {
      if (error instanceof DomainError) return this.count(name, error.code);
      // Whoever asked is asked to come again; nothing was written.
      if (isOverload(error)) return this.count(name, 'overloaded');
      // A fault met a call of the browser's or of the practice's instead of one of ours.
      if (BY_OTHERS.has(name) && isLost(error)) return this.count(name, 'lost');
      throw new Error(`${name} of ${visit.id}: ${String(error)}`, { cause: error });
    }
  }

  private async chargeCard({ id, token }: WalkVisit): Promise<string> {
    return (await this.service(ChargesService).chargeCard(ANYBODY, id, token)).charge.kind;
  }

  private async chargeTip({ id, token }: WalkVisit, random: Random): Promise<string> {
    return (await this.service(TipsService).charge(ANYBODY, id, { tipAmount: random.of(TIPS) }, token)).charge.kind;
  }

  private async chooseTip({ id, token }: WalkVisit, random: Random): Promise<void> {
    await this.service(TipsService).add(ANYBODY, id, random.of([0, ...TIPS]), token);
  }

  private async applyCoupon(visit: WalkVisit, random: Random): Promise<void> {
    await this.apply(visit, random.of([...visit.practice.coupons, 'NOSUCHCODE']), random);
  }

  private async applyGiftCard(visit: WalkVisit, random: Random): Promise<void> {
    const { practice } = visit;
    if (practice.giftCards.length < 3 || random.chance(0.2)) await this.world.issueGiftCard(practice, random);
    await this.apply(visit, random.of(practice.giftCards.slice(-6)).code, random);
  }

  /** From any address: codes that are tried are counted by it. */
  private async apply({ id, token }: WalkVisit, code: string, random: Random): Promise<void> {
    const actor = { ...ANYBODY, ip: `2001:db8::${random.below(65_536).toString(16)}` };
    await this.service(CheckoutService).apply(actor, { appointmentId: id, code, instantActionToken: token });
  }

  private async removeCode({ id, token, practice }: WalkVisit, random: Random): Promise<void> {
    const codes = [...practice.coupons, ...practice.giftCards.slice(-6).map(({ code }) => code)];
    const wanted = { appointmentId: id, code: random.of(codes), instantActionToken: token };
    await this.service(CheckoutService).remove(ANYBODY, wanted);
  }

  /** Scheduling answers what payments published, or lets the booking lapse. */
  private async decide(visit: WalkVisit, random: Random): Promise<string | undefined> {
    const { securedBy } = await projectionOf(this.world, visit.id);
    if (visit.state === 'awaiting_payment' && !securedBy) {
      if (random.chance(0.85)) return 'waits';
      await visit.change('unavailable');
      return 'lapsed';
    }
    if (visit.state !== 'awaiting_payment' && visit.state !== 'pending') return 'decided';
    const next = random.weighted({ approved: 8, pending: 1, declined: 0.5, unavailable: 0.5 });
    await visit.change(next);
    return next;
  }

  private async cancelInTime(visit: WalkVisit): Promise<void> {
    if (visit.open) await visit.cancel('client', false, 0);
  }

  private async cancelLate(visit: WalkVisit, random: Random): Promise<void> {
    if (visit.open) await visit.cancel('client', true, await visit.lateFee(random.chance(0.8)));
  }

  private async practiceCancels(visit: WalkVisit): Promise<void> {
    if (visit.open) await visit.cancel('pro', false, 0);
  }

  private async move(visit: WalkVisit, random: Random): Promise<void> {
    // In time, late under the terms, and late as scheduling counted before it heard of a coupon.
    const lateFee = await visit.lateFee(random.chance(0.8));
    const feeCents = random.of([0, 0, 500, 1_250, lateFee, lateFee]);
    if (visit.state === 'approved') await visit.move(random.below(20), feeCents);
  }

  private async repeatEvent(visit: WalkVisit, random: Random): Promise<void> {
    await visit.repeat(random);
  }

  /** A new card for this very visit, typed in the browser. */
  private async giveCard(visit: WalkVisit): Promise<string | undefined> {
    const { payments, wallets } = this.world;
    if (!visit.open) return 'closed';
    const booking = {
      id: visit.id,
      token: visit.token,
      practiceToken: '',
      practiceId: visit.practice.practiceId,
      clientId: '',
      init: {},
    };
    if (visit.practice.provider === 'square') return (await wallets.enterCard(booking)).result;
    const { setupIntent } = await payments.setupIntent(booking);
    if (!setupIntent.setupIntentSecret) return setupIntent.errors[0].code;
    const { setupIntentId } = await payments.confirmSetup(
      booking.practiceId,
      setupIntent.setupIntentSecret,
      CARDS.good,
    );
    return (await payments.completeSetup(booking, setupIntentId)).result;
  }

  /** The client answers the bank, in the browser. */
  private async bankConfirms({ id, token, practice }: WalkVisit): Promise<string> {
    const { charge } = await this.service(ChargesService).chargeCard(ANYBODY, id, token);
    if (charge.kind !== 'awaiting_client' || !charge.clientSecret) return charge.kind;
    const [attempt] = await this.world.payments.service.dataSource.query(
      `SELECT parameters #>> '{source,paymentMethodId}' AS method FROM attempts
       WHERE subject_id = $1 AND state = 'awaiting_client'`,
      [id],
    );
    if (attempt) await this.world.payments.confirmPayment(practice.practiceId, charge.clientSecret, attempt.method);
    return 'confirmed';
  }

  /** The client approves an order on PayPal's page and comes back; sometimes the order is never captured. */
  private async payByPaypal({ id, token, practice }: WalkVisit, random: Random): Promise<string> {
    if (!practice.takesPaypal) return 'not taken';
    const [tipOnly, fundingSource] = [random.chance(0.2), random.of(['paypal', 'venmo'])];
    const tipAmountCents = tipOnly ? random.of(TIPS) : random.of([0, 0, ...TIPS]);
    const wanted = { appointmentId: id, instantActionToken: token, tipOnly, tipAmountCents, fundingSource };
    const orderId = await this.service(PaypalOrdersService).createOrder(ANYBODY, wanted);
    this.world.payments.sandbox.paypal.decide(orderId);
    if (random.chance(0.1)) return 'not captured';
    const captured = { appointmentId: id, instantActionToken: token, orderId };
    return (await this.service(PaypalCapturesService).capture(ANYBODY, captured)).charge.kind;
  }

  /** The practice gives money back at the provider, past us. */
  private async dashboardRefund({ id, practice }: WalkVisit, random: Random): Promise<string> {
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
  private async bankSendsBack(_visit: WalkVisit, random: Random): Promise<string> {
    const rows = await this.world.payments.service.dataSource.query<{ refund: string; provider: string }[]>(
      `SELECT provider_refund_id AS refund, provider FROM refunds JOIN charges ON charges.id = charge_id
       WHERE provider_refund_id IS NOT NULL AND provider <> 'paypal' ORDER BY refunds.id DESC LIMIT 40`,
    );
    if (rows.length === 0) return 'nothing';
    const { refund, provider } = random.of(rows);
    const { stripe, square } = this.world.payments.sandbox;
    if (provider === 'stripe') stripe.failRefund(refund);
    else square.failRefund(refund);
    return 'sent back';
  }

  /** The next refund at PayPal is pending. */
  private async refundPends(): Promise<void> {
    this.world.payments.sandbox.paypal.nextRefundPends();
  }

  /** A payment of the practice's own that claims to be ours. */
  private async payAsForeigner({ id, practice }: WalkVisit, random: Random): Promise<string | undefined> {
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

  /** Somebody who has not the secret reports a payment. */
  private async forge({ id, practice }: WalkVisit, random: Random): Promise<string> {
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

  private service<T>(type: new (...args: never[]) => T): T {
    return this.world.payments.service.app.get(type);
  }

  private count(name: StepName, outcome: string): void {
    const key = `${name}: ${outcome}`;
    this.outcomes.set(key, (this.outcomes.get(key) ?? 0) + 1);
  }
}

function isOfPractice(name: StepName): name is PracticeStepName {
  return name in PRACTICE_WEIGHTS;
}

/** By name: errors of `fetch` come from outside of the test's realm. */
function isLost(error: unknown): boolean {
  const { name, message } = error as Error;
  return name === 'TimeoutError' || name === 'SyntaxError' || message === 'fetch failed';
}
