import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { giftCardOf } from '../../gift-cards/gift-card-form.js';
import { GiftCardLedger } from '../../settlement/gift-card.ledger.js';
import { formatGiftCardCode } from '../../money/gift-card-code.js';
import { CheckoutHarness } from '../checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../payments-harness.js';
import { Wallets } from '../wallet-harness.js';
import type { Random } from '@yarrow/kit/testing/random';
import { WalkPackages } from './walk-packages.js';

/** 07:00 in New York: what is planned for today is due at once. */
export const NOON = '2027-01-04T12:00:00Z';

/** An account with a card on file at a practice. */
export interface WalkClient {
  userId: string;
  clientId: string;
}

export interface WalkPractice {
  practiceId: string;
  /** Who charges cards. */
  provider: 'square' | 'stripe';
  /** At Stripe; empty at Square. */
  accountId: string;
  takesPaypal: boolean;
  clients: WalkClient[];
  coupons: string[];
  giftCards: { id: string; code: string }[];
}

/** Mostly cards that work; each bank behaves as its number says. */
const STRIPE_CARDS: (keyof typeof CARDS)[] = [
  'good',
  'good',
  'good',
  'other',
  'authenticateOnce',
  'authenticateAlways',
  'declinedWhenCharged',
  'insufficientFunds',
];

const SQUARE_CARDS = ['good', 'good', 'good', 'declinedWhenCharged'] as const;

/** A moment before all begins. */
const EXPIRED = '2027-01-04T11:59:59Z';

const COUPONS = [
  { kind: 'percentage', percent: 15 },
  { kind: 'percentage', percent: 100, maxRedemptions: 25 },
  { kind: 'fixed', amountCents: 1_000, combinationLimit: 3 },
  { kind: 'percentage', percent: 33, combinationLimit: 3, maxRedemptions: 40 },
  { kind: 'fixed', amountCents: 2_500, maxRedemptions: 5 },
  { kind: 'fixed', amountCents: 700, expiresAt: EXPIRED },
] as const;

/** A few practices with clients, coupons and gift cards. */
export class WalkWorld {
  readonly packages = new WalkPackages();

  private constructor(
    readonly payments: PaymentsHarness,
    readonly checkout: CheckoutHarness,
    readonly wallets: Wallets,
    readonly practices: WalkPractice[],
  ) {}

  static async open(practices: number): Promise<WalkWorld> {
    const payments = await PaymentsHarness.start(NOON, {
      STRIPE_TIMEOUT_MS: '1500',
      PROVIDER_TIMEOUT_MS: '1500',
      PAYMENTS_TICK_MS: '150',
      PLATFORM_FEE_BASIS_POINTS: '250',
    });
    const world = new WalkWorld(payments, new CheckoutHarness(payments), new Wallets(payments), []);
    const opening = await Promise.allSettled(
      Array.from({ length: practices }, (_, index) => world.openPractice(index)),
    );
    for (const opened of opening) {
      if (opened.status === 'fulfilled') world.practices.push(opened.value);
      else {
        // Otherwise the service would go on into the tests that follow in this process.
        await payments.stop();
        throw opened.reason;
      }
    }
    return world;
  }

  stop(): Promise<void> {
    return this.payments.stop();
  }

  /** A gift card; there are always some that have money left. */
  async issueGiftCard(practice: WalkPractice, random: Random): Promise<void> {
    const ledger = this.payments.service.app.get(GiftCardLedger);
    const recipient = { recipientName: 'Ada Byron', recipientEmail: 'ada@example.com' };
    const draft = giftCardOf(
      practice.practiceId,
      { amountCents: 500 + random.below(20_000), ...recipient },
      this.payments.clock.now(),
    );
    const { card } = await ledger.issue(draft);
    practice.giftCards.push({ id: card.id, code: formatGiftCardCode(card.code) });
  }

  /** Every second one charges cards by Square; of four, two take PayPal as well. */
  private async openPractice(index: number): Promise<WalkPractice> {
    const provider = index % 2 === 0 ? 'stripe' : 'square';
    const options = { acceptsTips: true };
    const practice =
      provider === 'stripe' ? await this.payments.openPractice(options) : await this.payments.publishPractice(options);
    if (provider === 'square') await this.wallets.connectSquare(practice);
    const takesPaypal = index % 4 === 0 || index % 4 === 3;
    if (takesPaypal) await this.wallets.connectPaypal(practice);
    const { practiceId, pro } = practice;
    const accountId = provider === 'stripe' ? ((await this.payments.cardForm(practiceId)).accountId as string) : '';
    const clients = await (provider === 'stripe' ? this.welcomeAtStripe(practiceId) : this.welcomeAtSquare(practiceId));
    const coupons: string[] = [];
    for (const coupon of COUPONS) {
      // Made while its end was still to come.
      const input = 'expiresAt' in coupon ? { ...coupon, expiresAt: '2027-02-01T00:00:00Z' } : coupon;
      const { code } = (await this.checkout.coupon(pro, { code: '', ...input })).discountCode;
      if ('expiresAt' in coupon) await this.expire(practiceId, code, coupon.expiresAt);
      coupons.push(code);
    }
    return { practiceId, provider, accountId, takesPaypal, clients, coupons, giftCards: [] };
  }

  private async expire(practiceId: string, code: string, at: string): Promise<void> {
    const { dataSource } = this.payments.service;
    await dataSource.query('UPDATE discount_codes SET expires_at = $3 WHERE practice_id = $1 AND code = $2', [
      practiceId,
      code,
      at,
    ]);
  }

  private welcomeAtStripe(practiceId: string): Promise<WalkClient[]> {
    return this.welcome(practiceId, STRIPE_CARDS, async (booking, card, actor) => {
      const { setupIntentId } = await this.payments.enterCard(booking, CARDS[card], actor);
      return this.payments.completeSetup(booking, setupIntentId, actor);
    });
  }

  private welcomeAtSquare(practiceId: string): Promise<WalkClient[]> {
    return this.welcome(practiceId, SQUARE_CARDS, async (booking, card, actor) => {
      const { token } = await this.wallets.tokenize(practiceId, this.wallets.cards[card]);
      return this.wallets.addCard(booking, token, actor);
    });
  }

  /**
   * Saves cards for accounts, each by a visit that then lapses. Nothing fails on purpose yet, but on a busy machine an
   * answer may be late: then the client tries again.
   */
  private async welcome<Card>(
    practiceId: string,
    cards: readonly Card[],
    give: (booking: Booking, card: Card, actor: Partial<Actor>) => Promise<{ result: string; errors: unknown[] }>,
  ): Promise<WalkClient[]> {
    return Promise.all(
      cards.map(async (card) => {
        const client = { userId: newId(), clientId: newId() };
        const booking = await this.payments.book(practiceId, { requirement: 'save_card', ...client });
        const actor = { kind: 'client' as const, userId: client.userId };
        await this.payments.service.eventually(async () => {
          const { result, errors } = await give(booking, card, actor);
          if (result !== 'success') throw new Error(JSON.stringify(errors));
        });
        await this.payments.expire(booking);
        return client;
      }),
    );
  }
}
