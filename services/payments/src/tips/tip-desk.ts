import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { type ChargeOrder, ChargeOrders } from '../charges/charge-orders.js';
import type { ChargeResult } from '../charges/charge-result.js';
import { Charging } from '../charges/charging.js';
import { TipChecks, type WantedTip } from './tip-checks.js';

/** Charges a tip by itself; it is on the bill when its money has arrived, and only then. */
@Injectable()
export class TipDesk {
  constructor(
    private readonly checks: TipChecks,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly orders: ChargeOrders,
    private readonly charging: Charging,
  ) {}

  async charge(appointmentId: string, tip: WantedTip): Promise<ChargeResult> {
    return this.charging.carryOut((tx) => this.place(tx, appointmentId, tip));
  }

  private async place(tx: EntityManager, appointmentId: string, tip: WantedTip): Promise<ChargeOrder> {
    const appointment = await this.appointments.getForUpdate(tx, appointmentId);
    if (await this.checks.isCharged(tx, appointment, tip)) return { kind: 'paid' };
    await this.checks.requireOnly(tx, appointment, tip.tipCents);
    return this.orders.placeTip(tx, appointment, tip);
  }
}
