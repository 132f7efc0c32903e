import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { Charge } from '../charges/charge.entity.js';
import type { RefundOrder } from '../providers/payment-provider.js';
import { scaled } from '../money/cents.js';
import { RefundBooks } from './refund-books.js';
import type { Refund } from './refund.entity.js';
import { RefundsRepository } from './refunds.repository.js';

/** Decides under the appointment's lock whether a planned refund may be sent. */
@Injectable()
export class RefundOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly refunds: RefundsRepository,
    private readonly books: RefundBooks,
    private readonly attempts: AttemptsRepository,
  ) {}

  /** The attempt to be made after the commit; undefined when there is nothing to send. */
  async place(refundId: string): Promise<Attempt | undefined> {
    return this.dataSource.transaction((tx) => this.placeIn(tx, refundId));
  }

  async markAsked({ id }: Attempt): Promise<void> {
    await this.attempts.markAsked(this.dataSource.manager, id);
  }

  async markUnknown({ id }: Attempt): Promise<void> {
    await this.attempts.markUnknown(this.dataSource.manager, id);
  }

  private async placeIn(tx: EntityManager, refundId: string): Promise<Attempt | undefined> {
    const planned = await this.refunds.find(tx, refundId);
    if (!planned) return undefined;
    const appointment = await this.appointments.getForUpdate(tx, planned.appointmentId);
    const refund = await this.refunds.getForUpdate(tx, refundId);
    if (refund.state !== 'planned') return undefined;
    if (!(await this.books.isOwed(tx, refund))) {
      await this.books.drop(tx, appointment, refund);
      return undefined;
    }
    const charge = await tx.findOneByOrFail(Charge, { id: refund.chargeId });
    refund.platformFeeCents = await this.platformFeeOf(tx, charge, refund);
    await this.refunds.save(tx, refund);
    return this.attempts.start(tx, {
      practiceId: appointment.practiceId,
      subjectId: refundId,
      purpose: 'refund',
      provider: charge.provider,
      accountId: charge.accountId,
      amountCents: refund.amountCents,
      parameters: (attemptId): RefundOrder => ({
        attemptId,
        refundId,
        appointmentId: appointment.appointmentId,
        paymentId: charge.paymentIntentId,
        amountCents: refund.amountCents,
        currency: charge.currency,
        returnsPlatformFee: charge.platformFeeCents > 0,
        platformFeeCents: refund.platformFeeCents,
      }),
    });
  }

  /** In proportion to what goes back, as Stripe counts it; the others are told. */
  private async platformFeeOf(tx: EntityManager, charge: Charge, { id, amountCents }: Refund): Promise<number> {
    const all = await this.refunds.listByAppointments(tx, [charge.appointmentId]);
    const earlier = all.filter((one) => one.chargeId === charge.id && one.id !== id && one.state !== 'failed');
    const givenCents = earlier.reduce((sum, { platformFeeCents }) => sum + platformFeeCents, 0);
    const share = scaled(charge.platformFeeCents, amountCents, charge.amountCents, charge.currency);
    return Math.min(share, charge.platformFeeCents - givenCents);
  }
}

/** What an attempt at refunding asks for. */
export function refundOrderOf(attempt: Attempt): RefundOrder {
  return attempt.parameters as RefundOrder;
}
