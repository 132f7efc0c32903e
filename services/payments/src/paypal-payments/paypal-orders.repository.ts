import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { PaypalOrder } from './paypal-order.entity.js';

/** Orders that clients approve at PayPal. Of those for one due, one is open. */
@Injectable()
export class PaypalOrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The practice's account at which an order was made. */
  async findAccount(orderId: string): Promise<string | null> {
    const order = await this.findById(this.dataSource.manager, orderId);
    return order?.accountId ?? null;
  }

  async find(tx: EntityManager, appointmentId: string, orderId: string): Promise<PaypalOrder | null> {
    return tx.findOneBy(PaypalOrder, { appointmentId, orderId });
  }

  async findById(tx: EntityManager, orderId: string): Promise<PaypalOrder | null> {
    return tx.findOneBy(PaypalOrder, { orderId });
  }

  async findOpen(tx: EntityManager, appointmentId: string, tipOnly: boolean): Promise<PaypalOrder | null> {
    return tx.findOneBy(PaypalOrder, { appointmentId, tipOnly, replacedAt: IsNull() });
  }

  /** Puts an order in the place of the one that is open. An order that is known stays as it is. */
  async add(tx: EntityManager, order: PaypalOrder): Promise<void> {
    if (await this.findById(tx, order.orderId)) return;
    const { appointmentId, tipOnly, createdAt: replacedAt } = order;
    await tx.update(PaypalOrder, { appointmentId, tipOnly, replacedAt: IsNull() }, { replacedAt });
    await tx.insert(PaypalOrder, order);
  }
}
