import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { isUuid, newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { isPractice, PaymentsPolicy } from '../access/payments.policy.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { MutationCreateAdjustmentArgs } from '../generated/graphql.js';
import { adjustmentDraft } from './adjustment-form.js';
import type { Adjustment } from '../records/adjustments/adjustment.entity.js';
import { AdjustmentLedger } from './adjustment.ledger.js';

/** Creates adjustments: voluntary refunds and waivers by practices. */
@Injectable()
export class AdjustmentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: PaymentsPolicy,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly ledger: AdjustmentLedger,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found`, `invalid_amount`, `invalid_adjusted_at`, `invalid_note`, `changed_meanwhile`,
   * `invalid_idempotency_key`
   */
  async create(actor: Actor, form: MutationCreateAdjustmentArgs): Promise<Adjustment> {
    const { practiceId, appointmentId, currency } = await this.policy.requirePracticeOf(actor, form.appointmentId);
    const id = idOfRequest(form.idempotencyKey, { of: practiceId, kind: 'adjustment' }) ?? newId();
    const draft = adjustmentDraft({ id, practiceId, appointmentId, currency }, form, this.clock.now());
    return this.appointments.withLock(appointmentId, async (tx, appointment) => {
      const earlier = await this.ledger.find(tx, id);
      if (!earlier) return this.ledger.add(tx, appointment, draft, form.onlyOverpaid ?? false);
      if (earlier.appointmentId === appointmentId) return earlier;
      const message = 'The key of this request belongs to another one.';
      throw new DomainError('invalid_idempotency_key', message, 'idempotencyKey');
    });
  }

  /**
   * Takes back what was recorded by mistake; what went back through a provider stays.
   * @throws DomainError `not_found`, `not_editable`
   */
  async remove(actor: Actor, adjustmentId: string): Promise<Adjustment> {
    const missing = new DomainError('not_found', 'The adjustment was not found.', 'adjustmentId');
    const found = isUuid(adjustmentId) ? await this.ledger.find(this.dataSource.manager, adjustmentId) : null;
    if (!found || !isPractice(actor, found.practiceId)) throw missing;
    return this.appointments.withLock(found.appointmentId, async (tx, appointment) => {
      const adjustment = await this.ledger.find(tx, adjustmentId);
      if (!adjustment) throw missing;
      if (!adjustment.removedAt) await this.ledger.remove(tx, appointment, adjustment, this.clock.now());
      return adjustment;
    });
  }
}
