import type { ProActor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { Sealer } from '@yarrow/kit/security/sealing';
import type { DataSource } from 'typeorm';
import { CouponsRepository } from '../records/coupons/coupons.repository.js';
import { DiscountsService } from '../discounts/discounts.service.js';
import { formatGiftCardCode } from '../money/gift-card-code.js';
import { giftCardOf } from '../gift-cards/gift-card-form.js';
import { GiftCardLedger } from '../settlement/gift-card.ledger.js';
import { GiftCardsRepository } from '../records/gift-cards/gift-cards.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';

const COUPON = { code: 'WELCOME15', kind: 'percentage', percent: 15 } as const;
const GIFT_CENTS = 10_000;

export interface DemoGift {
  practiceId: string;
  recipient: { name: string; email: string };
  sealingKey: string;
}

export interface DemoCodes {
  coupon: string;
  giftCard: string;
}

/**
 * Creates codes to redeem when booking with a practice: 15 % off, and a gift card. Idempotent: returns the same codes.
 * @param gift.sealingKey MAIL_SEALING_PUBLIC_KEY of the service
 */
export async function giveCodes(
  dataSource: DataSource,
  { practiceId, recipient, sealingKey }: DemoGift,
): Promise<DemoCodes> {
  const actor: ProActor = { kind: 'pro', userId: practiceId, practiceId, ip: '127.0.0.1' };
  const clock = new Clock();
  // The coupon applies to all services, so service ownership need not be checked.
  const offers = { areOf: async () => true };
  const coupons = new DiscountsService(dataSource, new CouponsRepository(), offers, clock);
  const [cards, ledger, sealer] = [new GiftCardsRepository(), new LedgerRepository(), new Sealer(sealingKey)];
  const giftCards = new GiftCardLedger(dataSource, cards, ledger, sealer);
  const known = (await coupons.list(actor)).some(({ coupon }) => coupon.code === COUPON.code);
  if (!known) await coupons.upsert(actor, COUPON);
  const [given] = await giftCards.list(practiceId);
  const { card } = given ?? (await giftCards.issue(giftCardOf(practiceId, giftFor(recipient), clock.now())));
  return { coupon: COUPON.code, giftCard: formatGiftCardCode(card.code) };
}

function giftFor({ name: recipientName, email: recipientEmail }: DemoGift['recipient']) {
  return { amountCents: GIFT_CENTS, recipientName, recipientEmail, message: 'Take an afternoon for yourself.' };
}
