import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What payments last told of an appointment or a registration. */
@Entity('payment_states')
export class PaymentState {
  /** Of the appointment or the registration. */
  @PrimaryColumn('uuid', { name: 'subject_id' })
  subjectId: string;

  /** The practitioner's label, such as `Past due`. */
  @Column('text', { name: 'payment_status' })
  paymentStatus: string;

  /** The client's label. */
  @Column('text', { name: 'client_payment_status' })
  clientPaymentStatus: string;
}
