import { createRequire } from 'node:module';
import { formatMoney } from '@yarrow/kit/values/currency';
import { formatDate, formatDateTime } from '@yarrow/time/format';
import { parseOffsetDateTime } from '@yarrow/time/wall-time';
import PDFDocument from 'pdfkit';
import type { InvoiceSending } from '../records/invoices/invoice-sending.entity.js';
import type { InvoiceContent, InvoiceLine } from '../records/invoices/invoice-document.js';
import { type Invoice, invoiceNumber } from '../records/invoices/invoice.entity.js';

type Pdf = InstanceType<typeof PDFDocument>;

const { resolve } = createRequire(import.meta.url);
/** Noto Sans has the letters of Latin, Greek, Cyrillic, Vietnamese and Devanagari; the standard fonts of PDF have Latin's only. */
const FONTS = {
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};
/** Points. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const AMOUNT_WIDTH = 130;
const LABEL_WIDTH = WIDTH - AMOUNT_WIDTH;
const [INK, SOFT, RULE, ACCENT] = ['#1f2c26', '#5f6b63', '#d8d2c4', '#2f4a3c'];

type PrintedInvoice = Pick<Invoice, 'content' | 'issuedAt' | 'number' | 'replacesNumber'>;
type PrintedSending = Pick<InvoiceSending, 'createdAt' | 'standing'>;

/** The invoice on A4, as one file with the fonts that it needs. */
export async function invoicePdf(invoice: PrintedInvoice, sending: PrintedSending): Promise<Buffer> {
  const title = `Invoice ${invoiceNumber(invoice.number)}`;
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang: 'en', displayTitle: true, font: FONTS.regular },
    info: { Title: title, Author: invoice.content.practice.name, CreationDate: sending.createdAt },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
  pdf.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
  drawHead(pdf, invoice, title);
  drawParties(pdf, invoice);
  drawAmounts(pdf, invoice.content, sending);
  drawNote(pdf, invoice.content.note);
  pdf.end();
  return ended;
}

function drawHead(pdf: Pdf, { content, issuedAt, replacesNumber }: PrintedInvoice, title: string): void {
  const { name, legalName, address, email, taxLabel, taxNumber } = content.practice;
  text(pdf, name, { font: 'bold', size: 17, color: ACCENT });
  const tax = taxNumber && [taxLabel, taxNumber].filter(Boolean).join(' ');
  for (const line of [legalName, ...address.split('\n'), email, tax]) if (line) text(pdf, line, { color: SOFT });
  pdf.moveDown(1.6);
  text(pdf, title, { font: 'bold', size: 22 });
  text(pdf, `Issued on ${formatDate(issuedAt.getTime(), content.visit.timeZone)}`, { color: SOFT });
  if (replacesNumber) text(pdf, `Replaces invoice ${invoiceNumber(replacesNumber)}`, { color: SOFT });
  pdf.moveDown(1.2);
}

function drawParties(pdf: Pdf, { content: { client, visit } }: PrintedInvoice): void {
  const at = formatDateTime(parseOffsetDateTime(visit.startsAt), visit.timeZone);
  section(pdf, 'Billed to', [client.name, client.email]);
  section(pdf, 'For', [at, visit.locationName]);
}

function section(pdf: Pdf, label: string, lines: readonly string[]): void {
  const shown = lines.filter(Boolean);
  if (shown.length === 0) return;
  text(pdf, label, { size: 9, color: SOFT });
  for (const line of shown) text(pdf, line);
  pdf.moveDown(0.8);
}

function drawAmounts(pdf: Pdf, content: InvoiceContent, { standing, createdAt }: PrintedSending): void {
  const { lines, totalCents, taxBasisPoints, taxCents, currency, visit } = content;
  const money = (cents: number) => formatMoney(cents, currency);
  const list = (shown: readonly InvoiceLine[]) => {
    for (const { label, amountCents } of shown) row(pdf, label, money(amountCents));
  };
  rule(pdf);
  list(lines);
  rule(pdf);
  row(pdf, 'Total', money(totalCents), { font: 'bold', size: 12 });
  if (taxBasisPoints > 0) row(pdf, `Includes ${taxBasisPoints / 100}% tax`, money(taxCents), { color: SOFT });
  list(standing.payments);
  rule(pdf);
  const label = standing.dueCents > 0 ? 'Amount due' : 'Nothing is due';
  row(pdf, label, money(standing.dueCents), { font: 'bold', size: 14, color: ACCENT });
  text(pdf, `As of ${formatDateTime(createdAt.getTime(), visit.timeZone)}`, { size: 9, color: SOFT });
}

function drawNote(pdf: Pdf, note: string): void {
  if (!note) return;
  pdf.moveDown(1.5);
  text(pdf, note, { size: 9.5, color: SOFT });
}

interface Style {
  font?: 'bold' | 'regular';
  size?: number;
  color?: string;
}

function text(pdf: Pdf, content: string, { font = 'regular', size = 10.5, color = INK }: Style = {}): void {
  pdf.font(font).fontSize(size).fillColor(color).text(content, MARGIN, pdf.y, { width: WIDTH, lineGap: 2 });
}

/** Draws a label of one or more lines with its amount next to the first line; never split across pages. */
function row(
  pdf: Pdf,
  label: string,
  amount: string,
  { font = 'regular', size = 10.5, color = INK }: Style = {},
): void {
  pdf.font(font).fontSize(size).fillColor(color);
  const height = pdf.heightOfString(label, { width: LABEL_WIDTH, lineGap: 2 });
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
  const top = pdf.y;
  pdf.text(amount, MARGIN + LABEL_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right', lineGap: 2 });
  pdf.text(label, MARGIN, top, { width: LABEL_WIDTH, lineGap: 2 });
  pdf.y = top + height + 3;
}

function rule(pdf: Pdf): void {
  const y = pdf.y + 4;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.7)
    .strokeColor(RULE)
    .stroke();
  pdf.y = y + 8;
}
