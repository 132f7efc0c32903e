import { Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { newId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import type { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { CheckoutDetailsRepository } from '../views/checkout-details.repository.js';
import { priceLines } from '../views/price-lines.js';
import { ClientProjection } from '../client-projection/client-projection.entity.js';
import type { InvoiceChannel, PriceLine } from '../generated/graphql.js';
import { PracticeProjection } from '../records/practices/practice-projection.entity.js';
import { PaymentSnapshotsRepository } from '../statuses/payment-snapshots.repository.js';
import type { InvoiceContent } from '../records/invoices/invoice-document.js';
import { contentHash, invoiceContent, invoiceStanding } from './invoice-content.js';
import { NO_DETAILS } from '../records/invoices/invoice-details.entity.js';
import type { Invoice } from '../records/invoices/invoice.entity.js';
import { InvoicesRepository } from '../records/invoices/invoices.repository.js';

const FIELD = 'appointmentId';

/** Puts down what is billed and what is paid of a visit at this moment. The caller holds the visit's lock. */
@Injectable()
export class InvoiceIssuingService {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly snapshots: PaymentSnapshotsRepository,
    private readonly checkout: CheckoutDetailsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_payable`, `no_email`, `no_phone` */
  async issue(
    tx: EntityManager,
    appointment: AppointmentProjection,
    { id, sendTo }: { id: string; sendTo: InvoiceChannel },
  ): Promise<void> {
    const client = await this.findClient(tx, appointment);
    requireReachable(client, sendTo);
    const lines = await this.listPriceLines(tx, appointment);
    const content = await this.contentOf(tx, appointment, client, lines);
    requireBillable(appointment, content);
    const { id: invoiceId } = await this.invoiceFor(tx, appointment, content);
    const createdAt = this.clock.now();
    const standing = invoiceStanding(lines);
    const { appointmentId } = appointment;
    const sending = { id, invoiceId, appointmentId, sendTo, standing, createdAt, attempts: 0, publishedAt: null };
    await this.invoices.addSending(tx, sending);
    await this.appointments.markInvoiced(tx, appointment, createdAt);
  }

  /** The visit's last one while it says the same, else a new one in its place. */
  private async invoiceFor(
    tx: EntityManager,
    { practiceId, appointmentId }: AppointmentProjection,
    content: InvoiceContent,
  ): Promise<Invoice> {
    const hash = contentHash(content);
    const latest = await this.invoices.findLatest(tx, appointmentId);
    if (latest?.contentHash.equals(hash)) return latest;
    const invoice: Invoice = {
      ...{ id: newId(), practiceId, appointmentId, content, contentHash: hash },
      number: await this.invoices.takeNumber(tx, practiceId),
      replacesNumber: latest?.number ?? null,
      issuedAt: this.clock.now(),
    };
    await this.invoices.add(tx, invoice);
    return invoice;
  }

  private async listPriceLines(tx: EntityManager, { appointmentId }: AppointmentProjection): Promise<PriceLine[]> {
    const snapshots = await this.snapshots.list(tx, [appointmentId]);
    const details = await this.checkout.list(tx, snapshots);
    return priceLines(snapshots.get(appointmentId)!, details.get(appointmentId)!);
  }

  private async contentOf(
    tx: EntityManager,
    appointment: AppointmentProjection,
    client: ClientProjection | null,
    lines: readonly PriceLine[],
  ): Promise<InvoiceContent> {
    const { practiceId } = appointment;
    const practice = await tx.findOneBy(PracticeProjection, { practiceId });
    const details = (await this.invoices.findDetails(tx, practiceId)) ?? NO_DETAILS;
    return invoiceContent(appointment, { practice: practice ?? { name: '', email: '' }, details, client }, lines);
  }

  private async findClient(
    tx: EntityManager,
    { practiceId, clientId }: AppointmentProjection,
  ): Promise<ClientProjection | null> {
    return clientId ? tx.findOneBy(ClientProjection, { practiceId, clientId }) : null;
  }
}

/** Without a contact record, notifications uses the addresses entered at booking. */
function requireReachable(client: ClientProjection | null, sendTo: InvoiceChannel): void {
  if (!client) return;
  if (sendTo !== 'sms' && !client.email) {
    throw new DomainError('no_email', 'This client has no email address on file.', 'sendTo');
  }
  if (sendTo !== 'email' && client.phone === '') {
    throw new DomainError('no_phone', 'This client has no phone number on file.', 'sendTo');
  }
}

function requireBillable({ state }: AppointmentProjection, { totalCents, lines }: InvoiceContent): void {
  if (state === 'pending' || state === 'awaiting_payment') {
    throw new DomainError('not_payable', 'This appointment is not confirmed yet.', FIELD);
  }
  if (totalCents <= 0 && lines.every(({ amountCents }) => amountCents === 0)) {
    throw new DomainError('not_payable', 'Nothing has to be paid for this appointment.', FIELD);
  }
}
