import { Injectable } from '@nestjs/common';
import { newSecretToken } from '@yarrow/kit/ids';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import {
  AppointmentProjectionRepository,
  type AppointmentSnapshot,
} from '../records/appointments/appointment-projection.repository.js';
import type { GiftCardOrder } from '../records/gift-cards/gift-card-order.entity.js';
import { GiftCardOrdersRepository } from '../records/gift-cards/gift-card-orders.repository.js';
import type { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { SettlementService } from '../settlement/settlement.service.js';

/** How long an order can be paid. */
export const OPEN_MS = 24 * 3_600_000;

/** An order, with what is owed for it. */
export interface OpenOrder {
  order: GiftCardOrder;
  appointment: AppointmentProjection;
}

/** What is owed for orders of gift cards: in the ledger, and for the payments of visits to find. */
@Injectable()
export class GiftCardOrderLedger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly orders: GiftCardOrdersRepository,
    private readonly settlement: SettlementService,
  ) {}

  async open(tx: EntityManager, order: GiftCardOrder, practice: PracticeProjection): Promise<void> {
    await this.appointments.save(tx, snapshotOf(order, practice));
    await this.settlement.settle(tx, await this.appointments.getForUpdate(tx, order.id));
  }

  /** It was not paid: nothing is owed any more, and what arrives from now on goes back. */
  async expire(id: string, now: Date): Promise<void> {
    await this.appointments.withLock(id, async (tx, appointment) => {
      const order = await this.orders.get(tx, id);
      if (order.paidAt || order.expiredAt) return;
      order.expiredAt = now;
      await this.orders.save(tx, order);
      await this.appointments.saveOrderState(tx, appointment, { state: 'unavailable' });
      await this.settlement.settle(tx, appointment);
    });
  }

  async find(id: string): Promise<OpenOrder | null> {
    const { manager } = this.dataSource;
    const [order, appointment] = [await this.orders.find(manager, id), await this.appointments.find(manager, id)];
    return order && appointment && { order, appointment };
  }

  /** Null for a token that opens no order. */
  async findByToken(token: string): Promise<OpenOrder | null> {
    const found = await this.appointments.findByToken(this.dataSource.manager, token);
    return found && !found.isVisit && found.opensWith(token) ? this.find(found.appointmentId) : null;
  }
}

/** In the terms of an appointment that is charged when it is booked. */
function snapshotOf(order: GiftCardOrder, { timeZone }: PracticeProjection): AppointmentSnapshot {
  const { id, practiceId, templateId, amountCents, currency, createdAt } = order;
  return {
    kind: 'gift_card',
    appointmentId: id,
    practiceId,
    clientId: null,
    userId: null,
    instantActionToken: newSecretToken(),
    practiceToken: newSecretToken(),
    state: 'awaiting_payment',
    amountCents,
    lines: [{ serviceId: templateId, name: 'Gift card', amountCents, addOn: false, packageSessions: 0 }],
    packageSession: null,
    terms: null,
    platformFeeCents: 0,
    currency,
    timeZone,
    locationName: '',
    startsAt: createdAt,
    endsAt: createdAt,
    paymentRequirement: 'charge',
    paymentDueBy: new Date(createdAt.getTime() + OPEN_MS),
    bookedBy: 'client',
    version: 1,
  };
}
