import { Injectable, Logger } from '@nestjs/common';
import { InvoiceSentSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { isUuid } from '@yarrow/kit/ids';
import { emit } from '@yarrow/kit/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { mayOpen } from '../access/payments.policy.js';
import { AppointmentLookupService } from '../appointment-projection/appointment-lookup.service.js';
import { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import type { InvoiceSending } from '../records/invoices/invoice-sending.entity.js';
import { invoicePdf } from './invoice-pdf.js';
import { type Invoice, invoiceNumber } from '../records/invoices/invoice.entity.js';
import { InvoicesRepository } from '../records/invoices/invoices.repository.js';

const AT_ONCE = 20;
/** After as many failures the client is sent the link to the page alone. */
const MAX_ATTEMPTS = 3;

export interface InvoiceFile {
  name: string;
  content: Buffer;
}

/** Makes the files of invoices, and has them sent. */
@Injectable()
export class InvoiceFilesService {
  private readonly logger = new Logger(InvoiceFilesService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly invoices: InvoicesRepository,
    private readonly appointments: AppointmentLookupService,
    private readonly clock: Clock,
  ) {}

  /** Returns null if the token does not grant access to the visit, and until the file is generated. */
  async find(actor: Actor, token: string, sendingId: string): Promise<InvoiceFile | null> {
    if (!isUuid(sendingId)) return null;
    const { manager } = this.dataSource;
    const sending = await this.invoices.findSending(manager, sendingId);
    const appointment = sending && (await this.appointments.find(sending.appointmentId));
    if (!sending || !appointment || !mayOpen(actor, appointment, token)) return null;
    const content = await this.invoices.findPdf(manager, sendingId);
    const sent = await this.invoices.listByAppointments(manager, [sending.appointmentId]);
    const invoice = sent.find((one) => one.sending.id === sendingId)?.invoice;
    return content && invoice ? { name: `invoice-${invoiceNumber(invoice.number)}.pdf`, content } : null;
  }

  async makeWaiting(stopping: AbortSignal): Promise<void> {
    for (const id of await this.invoices.listWaiting(this.dataSource.manager, MAX_ATTEMPTS, AT_ONCE)) {
      if (stopping.aborted) return;
      await this.dataSource.transaction((tx) => this.make(tx, id));
    }
  }

  /** The file and the event that has it sent are stored together; a file that is made again is not sent again. */
  private async make(tx: EntityManager, id: string): Promise<void> {
    const { sending, invoice } = await this.invoices.getSendingForUpdate(tx, id);
    const pdf = await this.draw(sending, invoice);
    const attempts = pdf ? sending.attempts : sending.attempts + 1;
    const due = sending.publishedAt === null && (pdf !== null || attempts >= MAX_ATTEMPTS);
    const publishedAt = due ? this.clock.now() : sending.publishedAt;
    await this.invoices.saveSending(tx, id, { attempts, publishedAt, ...(pdf && { pdf }) });
    if (due) await this.publish(tx, sending, invoice, pdf !== null);
  }

  private async draw(sending: InvoiceSending, invoice: Invoice): Promise<Buffer | null> {
    try {
      return await invoicePdf(invoice, sending);
    } catch (error) {
      this.logger.error({ err: error, sendingId: sending.id }, 'an invoice could not be drawn');
      return null;
    }
  }

  private async publish(tx: EntityManager, sending: InvoiceSending, invoice: Invoice, hasFile: boolean): Promise<void> {
    const { practiceId, appointmentId, number, content } = invoice;
    const appointment = await tx.findOneByOrFail(AppointmentProjection, { appointmentId });
    await emit(
      tx,
      InvoiceSentSchema,
      {
        ...{ sendingId: sending.id, invoiceId: invoice.id, appointmentId, practiceId, hasFile },
        clientId: appointment.clientId ?? '',
        number: invoiceNumber(number),
        amountCents: content.totalCents,
        dueCents: sending.standing.dueCents,
        currency: content.currency,
        sendTo: sending.sendTo,
      },
      { aggregateId: appointmentId },
    );
  }
}
