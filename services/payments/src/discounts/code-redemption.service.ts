import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { parseGiftCardCode } from '../money/gift-card-code.js';
import { GiftCardPaymentsService } from '../settlement/gift-card-payments.service.js';
import { GiftCardsRepository } from '../records/gift-cards/gift-cards.repository.js';
import { type AppointmentBalance, LedgerRepository } from '../ledger/ledger.repository.js';
import { CouponsRepository } from '../records/coupons/coupons.repository.js';
import type { DiscountCode } from '../records/coupons/discount-code.entity.js';
import { normalizedCode } from './discount-form.js';
import { appliesTo, netLines } from '../records/coupons/discount-rules.js';

/** Redeems coupons and gift cards for a visit, and takes them off. The caller holds its lock and settles afterwards. */
@Injectable()
export class CodeRedemptionService {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly giftCards: GiftCardsRepository,
    private readonly payments: GiftCardPaymentsService,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns false when the practice has no such coupon
   * @throws DomainError `code_expired`, `code_used_up`, `wrong_currency`, `code_not_for_service`, `code_not_combinable`, `already_paid`,
   *   `nothing_to_discount`
   */
  async redeemCoupon(tx: EntityManager, appointment: AppointmentProjection, typed: string): Promise<boolean> {
    const coupon = await this.coupons.findByCodeForUpdate(tx, appointment.practiceId, normalizedCode(typed));
    if (!coupon) return false;
    const redeemed = await this.coupons.listRedemptions(tx, [appointment.appointmentId]);
    if (redeemed.some(({ discountCodeId }) => discountCodeId === coupon.id)) return true;
    const uses = (await this.coupons.countUses(tx, [coupon.id])).get(coupon.id) ?? 0;
    coupon.requireRedeemable(uses, this.clock.now());
    coupon.requireCurrency(appointment.currency);
    requireDue(await this.ledger.getBalance(tx, appointment.appointmentId));
    requireCombinable([...redeemed, coupon]);
    requireDiscountable(appointment, coupon, netLines(appointment.pricedLines, redeemed, appointment.currency));
    const redemption = this.coupons.newRedemption(coupon, appointment.appointmentId, this.clock.now());
    await this.coupons.saveRedemption(tx, redemption);
    return true;
  }

  /** Lets the gift cards of the visit pay what is due. */
  async payWithGiftCards(tx: EntityManager, appointment: AppointmentProjection): Promise<void> {
    await this.payments.fill(tx, appointment);
  }

  async isGiftCard(tx: EntityManager, { practiceId }: AppointmentProjection, typed: string): Promise<boolean> {
    const code = parseGiftCardCode(typed);
    return code !== null && (await this.giftCards.findByCode(tx, practiceId, code)) !== null;
  }

  /**
   * @returns false when the practice has no such gift card
   * @throws DomainError `wrong_currency`, `gift_card_empty`, `already_paid`, `nothing_to_discount`
   */
  async redeemGiftCard(tx: EntityManager, appointment: AppointmentProjection, typed: string): Promise<boolean> {
    const code = parseGiftCardCode(typed);
    const card = code && (await this.giftCards.findByCode(tx, appointment.practiceId, code));
    if (!card) return false;
    const use = await this.giftCards.findUse(tx, card.id, appointment.appointmentId);
    if (use && !use.removedAt) return true;
    await this.giftCards.lock(tx, [card.id]);
    if (card.currency !== appointment.currency) {
      const message = `This gift card is in ${card.currency} and cannot pay for a visit in ${appointment.currency}.`;
      throw new DomainError('wrong_currency', message, 'code');
    }
    const balance = (await this.ledger.listGiftCardBalances(tx, [card.id])).get(card.id) ?? 0;
    if (balance <= 0) throw new DomainError('gift_card_empty', 'There is nothing left on this gift card.', 'code');
    const { dueCents } = await this.ledger.getBalance(tx, appointment.appointmentId);
    if (dueCents <= 0) throw nothingDue(appointment.amountCents);
    await this.giftCards.addUse(tx, card.id, appointment.appointmentId, this.clock.now());
    return true;
  }

  /** @throws DomainError `already_paid` for a coupon that money was charged with, `unknown_code` for one never used */
  async takeOff(tx: EntityManager, appointment: AppointmentProjection, typed: string): Promise<void> {
    const { appointmentId, practiceId } = appointment;
    const redemptions = await this.coupons.listRedemptions(tx, [appointmentId]);
    const coupon = redemptions.find(({ code }) => code === normalizedCode(typed));
    if (coupon) {
      const { paidCents } = await this.ledger.getBalance(tx, appointmentId);
      if (paidCents > 0) throw alreadyPaid();
      coupon.removedAt = this.clock.now();
      coupon.givenBackAt ??= coupon.removedAt;
      return this.coupons.saveRedemption(tx, coupon);
    }
    const giftCode = parseGiftCardCode(typed);
    const card = giftCode && (await this.giftCards.findByCode(tx, practiceId, giftCode));
    const use = card && (await this.giftCards.findUse(tx, card.id, appointmentId));
    if (!use) {
      if (await this.coupons.wasRemoved(tx, appointmentId, normalizedCode(typed))) return;
      throw new DomainError('unknown_code', 'This code is not used for this booking.', 'code');
    }
    if (use.removedAt) return;
    if ((await this.ledger.getBalance(tx, appointmentId)).paidCents > 0) throw alreadyPaid();
    await this.giftCards.removeUse(tx, use, this.clock.now());
    await this.payments.takeOff(tx, appointment, use.giftCardId);
  }
}

/** @throws DomainError `code_not_combinable`: each coupon says how many a visit may have */
function requireCombinable(coupons: readonly { combinationLimit: number }[]): void {
  const most = Math.min(...coupons.map(({ combinationLimit }) => combinationLimit));
  if (coupons.length <= most) return;
  const message = 'This code cannot be combined with the codes that are already used.';
  throw new DomainError('code_not_combinable', message, 'code');
}

/** @throws DomainError `already_paid`, once a card was charged, as the price was agreed with that; refunded or not */
function requireDue({ dueCents, goodwillCents, paidCents }: AppointmentBalance): void {
  if (paidCents > 0 || goodwillCents > 0) throw alreadyPaid();
  if (dueCents <= 0) throw nothingDue(0);
}

function requireDiscountable(
  appointment: AppointmentProjection,
  coupon: DiscountCode,
  leftCents: readonly number[],
): void {
  const meant = appointment.pricedLines.map((line) => appliesTo(coupon, line));
  if (!meant.includes(true)) {
    const message = 'This code is not valid for the services of this booking.';
    throw new DomainError('code_not_for_service', message, 'code');
  }
  const takesOff =
    appointment.pricedLines.some((_, index) => meant[index] && leftCents[index]! > 0) && coupon.percent !== 0;
  if (!takesOff) throw nothingDue(0);
}

function nothingDue(amountCents: number): DomainError {
  if (amountCents > 0) return alreadyPaid();
  const message = 'There is nothing left to pay that this code could take off.';
  return new DomainError('nothing_to_discount', message, 'code');
}

function alreadyPaid(): DomainError {
  return new DomainError('already_paid', 'This booking is already paid.', 'code');
}
