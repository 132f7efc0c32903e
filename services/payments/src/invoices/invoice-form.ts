import { DomainError } from '@yarrow/kit/domain-error';
import { parseLine, parseText } from '@yarrow/kit/values/input-rules';
import type { UpdateInvoiceDetailsInput } from '../generated/graphql.js';
import type { InvoiceDetails } from '../records/invoices/invoice-details.entity.js';

const MAX_TAX_BASIS_POINTS = 5_000;

/** @throws DomainError with the message for the field */
export function invoiceDetailsOf(practiceId: string, input: UpdateInvoiceDetailsInput): InvoiceDetails {
  const { taxBasisPoints } = input;
  if (taxBasisPoints < 0 || taxBasisPoints > MAX_TAX_BASIS_POINTS) {
    throw new DomainError('invalid_percent', 'Please enter a rate between 0 and 50 %.', 'taxBasisPoints');
  }
  return {
    practiceId,
    legalName: parseLine(input.legalName, 'legalName', { max: 200, label: 'The name' }),
    address: parseText(input.address, 'address', { max: 500, label: 'The address' }),
    taxLabel: parseLine(input.taxLabel, 'taxLabel', { max: 40, label: 'The name of the number' }),
    taxNumber: parseLine(input.taxNumber, 'taxNumber', { max: 40, label: 'The number' }),
    note: parseText(input.note, 'note', { max: 500, label: 'The note' }),
    taxBasisPoints,
  };
}
