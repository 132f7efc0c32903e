import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../checkout-harness.js';
import { CARDS, PaymentsHarness } from '../payments-harness.js';
import type { Random } from './random.js';

/** 07:00 in New York: what is planned for today is due at once. */
export const NOON = '2027-01-04T12:00:00Z';

/** An account with a card on file at a practice. */
export interface WalkClient {
  userId: string;
  clientId: string;
  card: keyof typeof CARDS;
}

export interface WalkPractice {
  practiceId: string;
  accountId: string;
  clients: WalkClient[];
  coupons: string[];
  giftCards: { id: string; code: string }[];
}

/** Mostly cards that work; each bank behaves as its number says. */
const CARDS_ON_FILE: (keyof typeof CARDS)[] = [
  'good',
  'good',
  'good',
  'other',
  'authenticateOnce',
  'authenticateAlways',
  'declinedWhenCharged',
  'insufficientFunds',
];

const COUPONS = [
  { kind: 'percentage', percent: 15 },
  { kind: 'percentage', percent: 100, maxRedemptions: 25 },
  { kind: 'fixed', amountCents: 1_000, combinationLimit: 3 },
  { kind: 'percentage', percent: 33, combinationLimit: 3, maxRedemptions: 40 },
  { kind: 'fixed', amountCents: 2_500, maxRedemptions: 5 },
  { kind: 'fixed', amountCents: 700, expiresAt: '2027-01-04T11:59:59Z' },
] as const;

/** A few practices with clients, coupons and gift cards. */
export class WalkWorld {
  private constructor(
    readonly payments: PaymentsHarness,
    readonly checkout: CheckoutHarness,
    readonly practices: WalkPractice[],
  ) {}

  static async open(practices: number): Promise<WalkWorld> {
    const payments = await PaymentsHarness.start(NOON, { STRIPE_TIMEOUT_MS: '1500', PAYMENTS_TICK_MS: '150' });
    const world = new WalkWorld(payments, new CheckoutHarness(payments), []);
    const opened = await Promise.all(Array.from({ length: practices }, () => world.openPractice()));
    world.practices.push(...opened);
    return world;
  }

  stop(): Promise<void> {
    return this.payments.stop();
  }

  /** A gift card; there are always some that have money left. */
  async issueGiftCard(practice: WalkPractice, random: Random): Promise<void> {
    const pro = { kind: 'pro' as const, userId: newId(), practiceId: practice.practiceId };
    const { giftCard } = await this.checkout.giftCard(pro, 500 + random.below(20_000));
    practice.giftCards.push({ id: giftCard.id, code: giftCard.code });
  }

  private async openPractice(): Promise<WalkPractice> {
    const { practiceId, pro } = await this.payments.openPractice({ acceptsTips: true });
    const accountId = (await this.payments.cardForm(practiceId)).accountId as string;
    const clients = await Promise.all(CARDS_ON_FILE.map((card) => this.welcome(practiceId, card)));
    const coupons: string[] = [];
    for (const coupon of COUPONS) {
      coupons.push((await this.checkout.coupon(pro, { code: '', ...coupon })).discountCode.code);
    }
    return { practiceId, accountId, clients, coupons, giftCards: [] };
  }

  /** Saves a card for an account, by a visit that costs nothing more. */
  private async welcome(practiceId: string, card: keyof typeof CARDS): Promise<WalkClient> {
    const [userId, clientId] = [newId(), newId()];
    const booking = await this.payments.book(practiceId, { requirement: 'save_card', userId, clientId });
    const actor = { kind: 'client' as const, userId };
    const { setupIntentId } = await this.payments.enterCard(booking, CARDS[card], actor);
    await this.payments.completeSetup(booking, setupIntentId, actor);
    await this.payments.expire(booking);
    return { userId, clientId, card };
  }
}
