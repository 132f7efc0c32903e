import { Column } from 'typeorm';

/** Booking settings, embedded in the practice. */
export class BookingSettings {
  @Column('integer', { name: 'buffer_minutes' })
  bufferMinutes: number;

  @Column('integer', { name: 'lead_time_minutes' })
  leadTimeMinutes: number;

  @Column('integer', { name: 'start_time_increment_minutes' })
  startTimeIncrementMinutes: number;

  @Column('boolean', { name: 'instant_client_approval' })
  instantClientApproval: boolean;

  @Column('boolean', { name: 'require_client_cc_to_book' })
  requireClientCcToBook: boolean;

  @Column('boolean', { name: 'charge_client_cc_at_booking' })
  chargeClientCcAtBooking: boolean;

  /** Text shown to clients. The terms below are enforced. */
  @Column('text', { name: 'cancellation_policy' })
  cancellationPolicy: string;

  /** Elapsed hours before the start within which a cancellation is late. */
  @Column('integer', { name: 'late_cancellation_hours' })
  lateCancellationHours: number;

  @Column('integer', { name: 'late_cancellation_fee_percent' })
  lateCancellationFeePercent: number;

  /** Cents; counts where the percentage is 0. */
  @Column('integer', { name: 'late_cancellation_fee_cents' })
  lateCancellationFeeCents: number;

  @Column('integer', { name: 'no_show_fee_percent' })
  noShowFeePercent: number;
}
