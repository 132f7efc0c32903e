import { Injectable } from '@nestjs/common';
import { GiftCardRestoredSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { type EntryDraft, giftCardPaymentEntries, giftCardReturnEntries } from '../ledger/ledger-rules.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { takeInOrder } from '../money/cents.js';
import { giftCardLabel } from '../money/gift-card-code.js';
import { GiftCardsRepository } from '../records/gift-cards/gift-cards.repository.js';

/** What gift cards pay of visits, and what goes back onto them. The caller holds the appointment's lock. */
@Injectable()
export class GiftCardPaymentsService {
  constructor(
    private readonly giftCards: GiftCardsRepository,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets the gift cards of the visit pay what is due, each as far as it reaches, in the order in which they came.
   * @param maxCents no more than this
   */
  async fill(tx: EntityManager, appointment: AppointmentProjection, maxCents = Infinity): Promise<void> {
    const uses = await this.giftCards.listUses(tx, [appointment.appointmentId]);
    if (uses.length === 0) return;
    const ids = uses.map(({ giftCardId }) => giftCardId);
    await this.giftCards.lock(tx, ids);
    const balances = await this.ledger.listGiftCardBalances(tx, ids);
    const { dueCents } = await this.ledger.getBalance(tx, appointment.appointmentId);
    const left = ids.map((id) => Math.max(0, balances.get(id) ?? 0));
    const parts = takeInOrder(
      Math.min(
        Math.min(Math.max(0, dueCents), maxCents),
        left.reduce((sum, cents) => sum + cents, 0),
      ),
      left,
    );
    for (const [index, giftCardId] of ids.entries()) {
      if (parts[index]! > 0) await this.record(tx, appointment, giftCardPaymentEntries(giftCardId, parts[index]!));
    }
  }

  /**
   * Puts money of the visit back onto its gift cards, the last one first.
   * @returns what could not go back, because gift cards did not pay as much
   */
  async giveBack(tx: EntityManager, appointment: AppointmentProjection, amountCents: number): Promise<number> {
    const paid = await this.ledger.listGiftCardUses(tx, [appointment.appointmentId]);
    if (paid.length === 0) return amountCents;
    const order = (await this.giftCards.listUses(tx, [appointment.appointmentId])).map(({ giftCardId }) => giftCardId);
    paid.sort((a, b) => order.indexOf(b.giftCardId) - order.indexOf(a.giftCardId));
    const held = paid.map((use) => use.amountCents);
    const back = Math.min(
      amountCents,
      held.reduce((sum, cents) => sum + cents, 0),
    );
    const parts = takeInOrder(back, held);
    await this.giftCards.lock(
      tx,
      paid.map(({ giftCardId }) => giftCardId),
    );
    for (const [index, { giftCardId }] of paid.entries()) {
      if (parts[index]! === 0) continue;
      await this.record(tx, appointment, giftCardReturnEntries(giftCardId, parts[index]!));
      if (wasCompleted(appointment)) await this.publish(tx, appointment, giftCardId, parts[index]!);
    }
    return amountCents - back;
  }

  /** Puts all that one gift card paid of the visit back onto it. */
  async takeOff(tx: EntityManager, appointment: AppointmentProjection, giftCardId: string): Promise<void> {
    await this.giftCards.lock(tx, [giftCardId]);
    const uses = await this.ledger.listGiftCardUses(tx, [appointment.appointmentId]);
    const use = uses.find((candidate) => candidate.giftCardId === giftCardId);
    if (use) await this.record(tx, appointment, giftCardReturnEntries(giftCardId, use.amountCents));
  }

  private async publish(
    tx: EntityManager,
    { appointmentId, practiceId, clientId, currency }: AppointmentProjection,
    giftCardId: string,
    amountCents: number,
  ): Promise<void> {
    const card = (await this.giftCards.listByIds(tx, [giftCardId])).get(giftCardId)!;
    const balanceCents = (await this.ledger.listGiftCardBalances(tx, [giftCardId])).get(giftCardId) ?? 0;
    const about = { giftCardId, appointmentId, practiceId, clientId: clientId ?? '', label: giftCardLabel(card.code) };
    const event = { ...about, restorationId: newId(), amountCents, balanceCents, currency };
    await emit(tx, GiftCardRestoredSchema, event, { aggregateId: appointmentId });
  }

  private async record(tx: EntityManager, appointment: AppointmentProjection, entries: EntryDraft[]): Promise<void> {
    const { practiceId, appointmentId, currency } = appointment;
    const journal = { kind: 'gift_card' as const, source: newId(), practiceId, appointmentId, currency, entries };
    await this.ledger.record(tx, { ...journal, recordedAt: this.clock.now() });
  }
}

/** Whether the booking was ever made: one that expires before its payment was never announced to the client. */
function wasCompleted({ state, securedBy, paymentRequirement }: AppointmentProjection): boolean {
  const isOver = state !== 'awaiting_payment' && state !== 'unavailable';
  return isOver || securedBy !== null || paymentRequirement === 'none';
}
