import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentStatusName } from './payment-status.js';

/** The payment status that payments last published of an appointment or a registration. */
@Entity('payment_states')
export class PaymentState {
  /** Of the appointment or the registration. */
  @PrimaryColumn('uuid', { name: 'booking_id' })
  bookingId: string;

  /** As the practice reads it. */
  @Column('text', { name: 'payment_status' })
  paymentStatus: PaymentStatusName;

  /** As the client reads it. */
  @Column('text', { name: 'client_payment_status' })
  clientPaymentStatus: PaymentStatusName;
}
