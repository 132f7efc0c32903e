import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import type { PaymentProblem, ProviderRefund } from '../providers/provider-objects.js';
import { RefundBooks } from './refund-books.js';
import { RefundsRepository } from './refunds.repository.js';

/** Takes over what a provider says of refunds, from whichever side it comes; each is booked once. */
@Injectable()
export class RefundOutcomes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly refunds: RefundsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly books: RefundBooks,
  ) {}

  /** The answer to one of our attempts. */
  async record(attemptId: string, reported: ProviderRefund): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { subjectId } = await this.attempts.get(tx, attemptId);
      await this.lock(tx, subjectId);
      const attempt = await this.attempts.getForUpdate(tx, attemptId);
      attempt.succeed(reported.id, new Date());
      await this.attempts.save(tx, attempt);
      await this.books.take(tx, subjectId, reported);
    });
  }

  /** The provider refused: it stays owed and is tried again later under another key. */
  async refuse(attemptId: string, problem: PaymentProblem): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { subjectId } = await this.attempts.get(tx, attemptId);
      await this.lock(tx, subjectId);
      const attempt = await this.attempts.getForUpdate(tx, attemptId);
      if (!attempt.live) return;
      attempt.fail(problem, new Date());
      await this.attempts.save(tx, attempt);
      await this.books.postpone(tx, subjectId);
    });
  }

  /**
   * What the provider says when asked about all refunds of a payment.
   * @returns false when it is none of ours
   */
  async recordReported(accountId: string, reported: ProviderRefund): Promise<boolean> {
    const ours = await this.refunds.findByProvider(this.dataSource.manager, accountId, reported);
    if (!ours) return false;
    await this.dataSource.transaction(async (tx) => {
      await this.lock(tx, ours.id);
      const attempt = await this.attempts.findLive(tx, ours.id, 'refund');
      if (attempt) {
        attempt.succeed(reported.id, new Date());
        await this.attempts.save(tx, attempt);
      }
      await this.books.take(tx, ours.id, reported);
    });
    return true;
  }

  /** Always the appointment first, so that no two ways to it wait for each other. */
  private async lock(tx: EntityManager, refundId: string): Promise<void> {
    const refund = await this.refunds.find(tx, refundId);
    if (refund) await this.appointments.getForUpdate(tx, refund.appointmentId);
  }
}
