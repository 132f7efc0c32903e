import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Details of a practice on its invoices, in addition to its name: legal and tax identity. */
@Entity({ name: 'invoice_details' })
export class InvoiceDetails {
  @PrimaryColumn('uuid', { name: 'practice_id' })
  practiceId: string;

  /** Empty where it is the practice's name. */
  @Column('text', { name: 'legal_name' })
  legalName: string;

  /** Line by line. */
  @Column('text')
  address: string;

  /** What the number is called where the practice is, such as `VAT number`. */
  @Column('text', { name: 'tax_label' })
  taxLabel: string;

  @Column('text', { name: 'tax_number' })
  taxNumber: string;

  /** Contained in the prices; 2000 is 20 %. */
  @Column('integer', { name: 'tax_basis_points' })
  taxBasisPoints: number;

  /** Below the amounts, such as terms of payment. */
  @Column('text')
  note: string;
}

/** Of a practice that has said nothing yet. */
export const NO_DETAILS: Omit<InvoiceDetails, 'practiceId'> = {
  ...{ legalName: '', address: '', taxLabel: '', taxNumber: '', taxBasisPoints: 0, note: '' },
};
