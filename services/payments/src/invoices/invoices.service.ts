import { Injectable } from '@nestjs/common';
import { type Actor, requirePro } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { idOfRequest } from '@yarrow/kit/idempotency';
import { newId } from '@yarrow/kit/ids';
import { DataSource } from 'typeorm';
import { PaymentsPolicy } from '../access/payments.policy.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import type { MutationSendClientInvoiceMutationArgs, UpdateInvoiceDetailsInput } from '../generated/graphql.js';
import type { InvoiceDetails } from '../records/invoices/invoice-details.entity.js';
import { invoiceDetailsOf } from './invoice-form.js';
import { InvoiceIssuingService } from './invoice-issuing.service.js';
import { InvoicesRepository } from '../records/invoices/invoices.repository.js';

/** A client may be reminded, and not be pestered. */
export const INVOICES_PER_VISIT = { name: 'invoices', points: 10, perSeconds: 3_600 };

/** What practices bill their clients for visits. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: PaymentsPolicy,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly invoices: InvoicesRepository,
    private readonly issuing: InvoiceIssuingService,
  ) {}

  /**
   * Sends the client what the visit costs, under a number of its own, or that of the last invoice where nothing has changed
   * since. The file is made and the messages are sent right after.
   * @throws DomainError `not_found`, `not_payable`, `no_email`, `no_phone`, `rate_limited`, `invalid_idempotency_key`
   */
  async send(actor: Actor, form: MutationSendClientInvoiceMutationArgs): Promise<void> {
    const { practiceId, appointmentId } = await this.policy.requirePracticeOf(actor, form.appointmentId);
    const id = idOfRequest(form.idempotencyKey, { of: practiceId, kind: 'invoice' }) ?? newId();
    await this.appointments.withLock(appointmentId, async (tx, appointment) => {
      const earlier = await this.invoices.findSending(tx, id);
      if (earlier?.appointmentId === appointmentId) return;
      if (earlier) {
        const message = 'The key of this request belongs to another one.';
        throw new DomainError('invalid_idempotency_key', message, 'idempotencyKey');
      }
      await this.policy.count(appointment, INVOICES_PER_VISIT);
      await this.issuing.issue(tx, appointment, { id, sendTo: form.sendTo });
    });
  }

  /** The owner may; what was sent before stays as it is. */
  async updateDetails(actor: Actor, input: UpdateInvoiceDetailsInput): Promise<InvoiceDetails> {
    requirePro(actor);
    const details = invoiceDetailsOf(actor.practiceId, input);
    await this.invoices.saveDetails(this.dataSource.manager, details);
    return details;
  }

  async findDetails(practiceId: string): Promise<InvoiceDetails | null> {
    return this.invoices.findDetails(this.dataSource.manager, practiceId);
  }
}
