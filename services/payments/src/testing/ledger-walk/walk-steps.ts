import { DomainError } from '@yarrow/kit/domain-error';
import { isOverload } from '@yarrow/kit/errors/overload';
import { ChargesService } from '../../charges/charges.service.js';
import { CheckoutService } from '../../discounts/checkout.service.js';
import { PaypalCapturesService } from '../../paypal-payments/paypal-captures.service.js';
import { PaypalOrdersService } from '../../paypal-payments/paypal-orders.service.js';
import { TipsService } from '../../tips/tips.service.js';
import { CARDS } from '../payments-harness.js';
import type { Random } from '@yarrow/kit/testing/random';
import { PRACTICE_WEIGHTS, type PracticeStepName, WalkPracticeSteps } from './walk-practice-steps.js';
import { PROVIDER_WEIGHTS, type ProviderStepName, WalkProviderSteps } from './walk-provider-steps.js';
import { projectionOf, type WalkVisit } from './walk-visit.js';
import type { WalkWorld } from './walk-world.js';

export type StepName = PracticeStepName | ProviderStepName | OtherStepName;

type OtherStepName =
  | 'applyCoupon'
  | 'applyGiftCard'
  | 'bankConfirms'
  | 'cancelInTime'
  | 'cancelLate'
  | 'chargeCard'
  | 'chargeTip'
  | 'chooseTip'
  | 'decide'
  | 'giveCard'
  | 'move'
  | 'payByPaypal'
  | 'practiceCancels'
  | 'removeCode'
  | 'repeatEvent';

/** How likely each step is. */
export const WEIGHTS: Readonly<Record<StepName, number>> = {
  ...PRACTICE_WEIGHTS,
  ...PROVIDER_WEIGHTS,
  applyCoupon: 10,
  applyGiftCard: 8,
  bankConfirms: 4,
  cancelInTime: 3,
  cancelLate: 3,
  chargeCard: 22,
  chargeTip: 6,
  chooseTip: 6,
  decide: 16,
  giveCard: 1,
  move: 4,
  payByPaypal: 8,
  practiceCancels: 2,
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
  private readonly ofProvider: WalkProviderSteps;

  constructor(private readonly world: WalkWorld) {
    this.ofPractice = new WalkPracticeSteps(world);
    this.ofProvider = new WalkProviderSteps(world);
  }

  /** @throws what no rule explains */
  async take(name: StepName, visit: WalkVisit, random: Random): Promise<void> {
    try {
      this.count(name, (await this.perform(name, visit, random)) || 'done');
    } catch (error) {
      if (error instanceof DomainError) return this.count(name, error.code);
      // The caller is asked to retry; nothing was written.
      if (isOverload(error)) return this.count(name, 'overloaded');
      // A fault met a call of the browser's or of the practice's instead of one of ours.
      if (BY_OTHERS.has(name) && isLost(error)) return this.count(name, 'lost');
      throw new Error(`${name} of ${visit.id}: ${String(error)}`, { cause: error });
    }
  }

  /** Decides every open dispute. */
  async decideDisputes(random: Random): Promise<void> {
    let outcome = '';
    while (outcome !== 'nothing') outcome = await this.ofProvider.decideDispute(undefined, random);
  }

  private async perform(name: StepName, visit: WalkVisit, random: Random): Promise<string | undefined | void> {
    if (isOfPractice(name)) return this.ofPractice[name](visit, random);
    if (isOfProvider(name)) return this.ofProvider[name](visit, random);
    return this[name](visit, random);
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

function isOfProvider(name: StepName): name is ProviderStepName {
  return name in PROVIDER_WEIGHTS;
}

/** By name: errors of `fetch` come from outside of the test's realm. */
function isLost(error: unknown): boolean {
  const { name, message } = error as Error;
  return name === 'TimeoutError' || name === 'SyntaxError' || message === 'fetch failed';
}
