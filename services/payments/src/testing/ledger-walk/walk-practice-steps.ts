import type { ProActor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import type { Random } from '@yarrow/kit/testing/random';
import { AdjustmentsService } from '../../adjustments/adjustments.service.js';
import { ChargesService } from '../../charges/charges.service.js';
import { FailedRefundsService } from '../../failed-refunds/failed-refunds.service.js';
import { InvoicesService } from '../../invoices/invoices.service.js';
import { OfflinePaymentsService } from '../../offline-payments/offline-payments.service.js';
import { WalkVisit } from './walk-visit.js';
import type { WalkWorld } from './walk-world.js';

export type PracticeStepName =
  | 'adjust'
  | 'bookAndCharge'
  | 'markPaid'
  | 'markRefundPaid'
  | 'removeAdjustment'
  | 'retryPayment'
  | 'retryRefund'
  | 'sendInvoice'
  | 'undoMarkPaid'
  | 'waive';

/** How likely each step is. */
export const PRACTICE_WEIGHTS: Readonly<Record<PracticeStepName, number>> = {
  adjust: 6,
  bookAndCharge: 2,
  markPaid: 5,
  markRefundPaid: 2,
  removeAdjustment: 2,
  retryPayment: 3,
  retryRefund: 2,
  sendInvoice: 1,
  undoMarkPaid: 3,
  waive: 2,
};

const WAYS = ['cash', 'venmo', 'paypal', 'a cheque'];

/** What a practitioner does with the money of one visit. */
export class WalkPracticeSteps {
  constructor(private readonly world: WalkWorld) {}

  async markPaid(visit: WalkVisit, random: Random): Promise<void> {
    await this.service(OfflinePaymentsService).markPaid(proOf(visit), visit.id, random.of(WAYS));
  }

  async undoMarkPaid(visit: WalkVisit): Promise<void> {
    await this.service(OfflinePaymentsService).undoMarkPaid(proOf(visit), visit.id);
  }

  async retryPayment(visit: WalkVisit): Promise<string> {
    return (await this.service(ChargesService).retryPayment(proOf(visit), visit.id)).charge.kind;
  }

  /** The practitioner books, a package often, and has the card on file charged at once. */
  async bookAndCharge(visit: WalkVisit, random: Random): Promise<string> {
    const booked = new WalkVisit(this.world, visit.practice, visit.client, random);
    await booked.bookByPractice();
    return this.retryPayment(booked);
  }

  /** Sometimes by two tabs at once, sometimes the same form twice. */
  async sendInvoice(visit: WalkVisit, random: Random): Promise<void> {
    const key = newId();
    const send = (idempotencyKey: string) => {
      const form = { appointmentId: visit.id, sendTo: random.of(['email', 'sms', 'both'] as const), idempotencyKey };
      return this.service(InvoicesService).send(proOf(visit), form);
    };
    await Promise.all(random.of([[key], [key], [key, key], [key, newId()]]).map(send));
  }

  /** What is owed is let go. */
  async waive(visit: WalkVisit): Promise<string | undefined> {
    const [row] = await this.world.payments.service.dataSource.query<{ cents: number }[]>(
      'SELECT due_cents AS cents FROM appointment_projections WHERE appointment_id = $1',
      [visit.id],
    );
    if (!row || row.cents <= 0) return 'nothing';
    const adjustedAt = this.world.payments.clock.now().toISOString();
    const form = { appointmentId: visit.id, adjustedAt, amountCents: row.cents, note: 'Waived' };
    await this.service(AdjustmentsService).create(proOf(visit), form);
    return undefined;
  }

  /** A little, a part, all of the price, or more than there may be; sometimes the form is sent twice. */
  async adjust(visit: WalkVisit, random: Random): Promise<void> {
    const price = Math.max(1, visit.amountCents);
    const amountCents = random.of([1 + random.below(200), Math.ceil(price / 3), price, price * 2]);
    const adjustedAt = this.world.payments.clock.now().toISOString();
    const form = { appointmentId: visit.id, adjustedAt, amountCents, idempotencyKey: newId() };
    const send = () => this.service(AdjustmentsService).create(proOf(visit), form);
    await Promise.all(random.chance(0.2) ? [send(), send()] : [send()]);
  }

  async removeAdjustment(visit: WalkVisit, random: Random): Promise<string | undefined> {
    const rows = await this.world.payments.service.dataSource.query<{ id: string }[]>(
      'SELECT id FROM adjustments WHERE appointment_id = $1 ORDER BY created_at',
      [visit.id],
    );
    if (rows.length === 0) return 'nothing';
    await this.service(AdjustmentsService).remove(proOf(visit), random.of(rows).id);
    return undefined;
  }

  async retryRefund(_visit: WalkVisit, random: Random): Promise<string | undefined> {
    const failed = await this.failedRefund(random);
    if (!failed) return 'nothing';
    await this.service(FailedRefundsService).retry(proOf(failed), failed.id);
    return undefined;
  }

  /** Sometimes submitted twice. */
  async markRefundPaid(_visit: WalkVisit, random: Random): Promise<string | undefined> {
    const failed = await this.failedRefund(random);
    if (!failed) return 'nothing';
    const press = () => this.service(FailedRefundsService).markPaid(proOf(failed), failed.id, random.of(WAYS));
    await Promise.all(random.chance(0.3) ? [press(), press()] : [press()]);
    return undefined;
  }

  /** Of any visit: refunds fail after the steps of their visit. */
  private async failedRefund(random: Random): Promise<{ id: string; practice: { practiceId: string } } | undefined> {
    const rows = await this.world.payments.service.dataSource.query<{ id: string; practiceId: string }[]>(
      `SELECT id, practice_id AS "practiceId" FROM refunds WHERE returned_at IS NOT NULL
       ORDER BY returned_at DESC, id LIMIT 40`,
    );
    if (rows.length === 0) return undefined;
    const { id, practiceId } = random.of(rows);
    return { id, practice: { practiceId } };
  }

  private service<T>(type: new (...args: never[]) => T): T {
    return this.world.payments.service.app.get(type);
  }
}

function proOf({ practice: { practiceId } }: { practice: { practiceId: string } }): ProActor {
  return { kind: 'pro', practiceId, userId: newId(), ip: '198.51.100.2' };
}
