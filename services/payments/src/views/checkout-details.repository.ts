import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Adjustment } from '../records/adjustments/adjustment.entity.js';
import { AdjustmentsRepository } from '../records/adjustments/adjustments.repository.js';
import type { CouponRedemption } from '../records/coupons/coupon-redemption.entity.js';
import { CouponsRepository } from '../records/coupons/coupons.repository.js';
import type { GiftCard } from '../records/gift-cards/gift-card.entity.js';
import { GiftCardsRepository } from '../records/gift-cards/gift-cards.repository.js';
import { InvoicesRepository, type SentInvoice } from '../records/invoices/invoices.repository.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import type { PaymentSnapshot } from '../statuses/payment-snapshots.repository.js';

/** A gift card that pays for a visit. */
export interface GiftCardShare {
  card: GiftCard;
  amountCents: number;
  /** What is left on the card. */
  remainingCents: number;
}

/** Data that pages show in addition to the inputs of statuses. */
export interface CheckoutDetails {
  /** In the order of use. */
  redemptions: CouponRedemption[];
  giftCards: GiftCardShare[];
  /** Latest first. */
  adjustments: Adjustment[];
  /** Latest first. */
  invoices: SentInvoice[];
  acceptsTips: boolean;
}

/** Reads the checkout side of many appointments in a fixed number of queries. */
@Injectable()
export class CheckoutDetailsRepository {
  constructor(
    private readonly adjustments: AdjustmentsRepository,
    private readonly coupons: CouponsRepository,
    private readonly giftCards: GiftCardsRepository,
    private readonly ledger: LedgerRepository,
    private readonly invoices: InvoicesRepository,
  ) {}

  async list(
    tx: EntityManager,
    snapshots: ReadonlyMap<string, PaymentSnapshot>,
  ): Promise<Map<string, CheckoutDetails>> {
    if (snapshots.size === 0) return new Map();
    const ids = [...snapshots.keys()];
    const redemptions = await this.coupons.listRedemptions(tx, ids);
    const giftCards = await this.listGiftCards(tx, ids);
    const adjustments = await this.adjustments.listByAppointments(tx, ids);
    const invoices = await this.invoices.listByAppointments(tx, ids);
    const practiceIds = [...new Set([...snapshots.values()].map(({ appointment }) => appointment.practiceId))];
    const tipped = await tx.findBy(PracticeProjection, { practiceId: In(practiceIds), acceptsTips: true });
    const accepting = new Set(tipped.map(({ practiceId }) => practiceId));
    return new Map(
      [...snapshots].map(([id, { appointment }]) => {
        const used = redemptions.filter(({ appointmentId }) => appointmentId === id);
        const details = {
          redemptions: used,
          giftCards: giftCards.get(id) ?? [],
          adjustments: adjustments.filter(({ appointmentId }) => appointmentId === id),
          invoices: invoices.filter(({ sending }) => sending.appointmentId === id),
          acceptsTips: accepting.has(appointment.practiceId),
        };
        return [id, details];
      }),
    );
  }

  private async listGiftCards(tx: EntityManager, ids: readonly string[]): Promise<Map<string, GiftCardShare[]>> {
    const uses = await this.ledger.listGiftCardUses(tx, ids);
    if (uses.length === 0) return new Map();
    const cardIds = uses.map(({ giftCardId }) => giftCardId);
    const cards = await this.giftCards.listByIds(tx, cardIds);
    const balances = await this.ledger.listGiftCardBalances(tx, cardIds);
    const shares = new Map<string, GiftCardShare[]>();
    for (const { appointmentId, giftCardId, amountCents } of uses) {
      const share = { card: cards.get(giftCardId)!, amountCents, remainingCents: balances.get(giftCardId) ?? 0 };
      shares.set(appointmentId, [...(shares.get(appointmentId) ?? []), share]);
    }
    return shares;
  }
}
