import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The payment status that payments last published of an appointment or a registration. */
@Entity('payment_states')
export class PaymentState {
  /** Of the appointment or the registration. */
  @PrimaryColumn('uuid', { name: 'booking_id' })
  bookingId: string;

  /** The practitioner's label, such as `Past due`. */
  @Column('text', { name: 'payment_status' })
  paymentStatus: string;

  /** The client's label. */
  @Column('text', { name: 'client_payment_status' })
  clientPaymentStatus: string;
}
