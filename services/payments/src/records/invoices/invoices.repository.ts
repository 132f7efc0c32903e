import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { InvoiceSending } from './invoice-sending.entity.js';
import { InvoiceDetails } from './invoice-details.entity.js';
import { Invoice } from './invoice.entity.js';

/** A sending with the invoice that it is of. */
export interface SentInvoice {
  sending: InvoiceSending;
  invoice: Invoice;
  /** Its file has been made. */
  hasPdf: boolean;
}

const NEXT_NUMBER = `
  INSERT INTO invoice_counters AS counter (practice_id, last_number) VALUES ($1, 1)
  ON CONFLICT (practice_id) DO UPDATE SET last_number = counter.last_number + 1 RETURNING last_number AS number`;

/** Copies without a file, or of which notifications has not heard; those that cannot be drawn are left after some attempts. */
const WAITING = `
  SELECT id FROM invoice_sendings WHERE published_at IS NULL OR (pdf IS NULL AND attempts < $1)
  ORDER BY created_at, id LIMIT $2`;

@Injectable()
export class InvoicesRepository {
  async findDetails(tx: EntityManager, practiceId: string): Promise<InvoiceDetails | null> {
    return tx.findOneBy(InvoiceDetails, { practiceId });
  }

  async saveDetails(tx: EntityManager, details: InvoiceDetails): Promise<void> {
    await tx.upsert(InvoiceDetails, details, ['practiceId']);
  }

  /** Locks the practice's numbers until the transaction ends. */
  async takeNumber(tx: EntityManager, practiceId: string): Promise<number> {
    const [row] = await tx.query<{ number: number }[]>(NEXT_NUMBER, [practiceId]);
    return row!.number;
  }

  async findLatest(tx: EntityManager, appointmentId: string): Promise<Invoice | null> {
    return tx.findOne(Invoice, { where: { appointmentId }, order: { number: 'DESC' } });
  }

  async add(tx: EntityManager, invoice: Invoice): Promise<void> {
    await tx.insert(Invoice, invoice as object);
  }

  async addSending(tx: EntityManager, sending: InvoiceSending): Promise<void> {
    await tx.insert(InvoiceSending, sending as object);
  }

  async findSending(tx: EntityManager, id: string): Promise<InvoiceSending | null> {
    return tx.findOneBy(InvoiceSending, { id });
  }

  /** Latest first. */
  async listByAppointments(tx: EntityManager, appointmentIds: readonly string[]): Promise<SentInvoice[]> {
    const sendings = await tx.find(InvoiceSending, {
      where: { appointmentId: In([...appointmentIds]) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    if (sendings.length === 0) return [];
    const found = await tx.findBy(Invoice, { id: In([...new Set(sendings.map(({ invoiceId }) => invoiceId))]) });
    const ready = await this.listReady(
      tx,
      sendings.map(({ id }) => id),
    );
    const invoices = new Map(found.map((invoice) => [invoice.id, invoice]));
    return sendings.map((sending) => ({
      sending,
      invoice: invoices.get(sending.invoiceId)!,
      hasPdf: ready.has(sending.id),
    }));
  }

  async listWaiting(tx: EntityManager, maxAttempts: number, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(WAITING, [maxAttempts, limit]);
    return rows.map(({ id }) => id);
  }

  /** Locks the sending. */
  async getSendingForUpdate(tx: EntityManager, id: string): Promise<{ sending: InvoiceSending; invoice: Invoice }> {
    const sending = await tx.findOneOrFail(InvoiceSending, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return { sending, invoice: await tx.findOneByOrFail(Invoice, { id: sending.invoiceId }) };
  }

  async saveSending(tx: EntityManager, id: string, changes: Partial<InvoiceSending>): Promise<void> {
    await tx.update(InvoiceSending, { id }, changes as object);
  }

  /** The file of a sending; null until it is made. */
  async findPdf(tx: EntityManager, sendingId: string): Promise<Buffer | null> {
    const [row] = await tx.query<{ pdf: Buffer | null }[]>('SELECT pdf FROM invoice_sendings WHERE id = $1', [
      sendingId,
    ]);
    return row?.pdf ?? null;
  }

  private async listReady(tx: EntityManager, sendingIds: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }[]>(
      'SELECT id FROM invoice_sendings WHERE id = ANY($1::uuid[]) AND pdf IS NOT NULL',
      [sendingIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
