import { Injectable } from '@nestjs/common';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { DataSource, type EntityManager } from 'typeorm';
import { AppointmentProjection, type PublishedPrice } from './appointment-projection.entity.js';

/** What an event of scheduling carries of an appointment or a registration, as far as money goes. */
export type AppointmentSnapshot = Pick<
  AppointmentProjection,
  | 'amountCents'
  | 'appointmentId'
  | 'bookedBy'
  | 'clientId'
  | 'currency'
  | 'endsAt'
  | 'instantActionToken'
  | 'kind'
  | 'lines'
  | 'locationName'
  | 'packageSession'
  | 'paymentDueBy'
  | 'paymentRequirement'
  | 'platformFeeCents'
  | 'practiceId'
  | 'practiceToken'
  | 'startsAt'
  | 'state'
  | 'terms'
  | 'timeZone'
  | 'userId'
  | 'version'
>;

/** A snapshot only ever replaces an older one, whatever the order in which they arrive. */
const SAVE = `
  INSERT INTO appointment_projections AS projection (
    appointment_id, practice_id, client_id, user_id, instant_action_token, token_hash, state, amount_cents,
    platform_fee_cents, currency, time_zone, starts_at, ends_at, payment_requirement, payment_due_by, booked_by, version,
    kind, lines, package_session, terms, practice_token, location_name
  ) VALUES (
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23
  )
  ON CONFLICT (appointment_id) DO UPDATE SET
    client_id = excluded.client_id, user_id = excluded.user_id, instant_action_token = excluded.instant_action_token,
    token_hash = excluded.token_hash, state = excluded.state, amount_cents = excluded.amount_cents,
    platform_fee_cents = CASE WHEN projection.amount_cents = excluded.amount_cents
      THEN projection.platform_fee_cents ELSE excluded.platform_fee_cents END,
    currency = excluded.currency, time_zone = excluded.time_zone, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, payment_requirement = excluded.payment_requirement,
    payment_due_by = excluded.payment_due_by, booked_by = excluded.booked_by, version = excluded.version,
    lines = excluded.lines, package_session = excluded.package_session, terms = excluded.terms,
    practice_token = coalesce(excluded.practice_token, projection.practice_token), location_name = excluded.location_name
  WHERE projection.version < excluded.version OR (projection.version = excluded.version
    AND (projection.practice_token IS NULL OR projection.location_name IS NULL))`;

/** Unpaid visits that have started since their status was published. */
const STARTED = `
  SELECT appointment_id AS id FROM appointment_projections
  WHERE state = 'approved' AND published_status IN ('Upcoming', 'Card_needed', 'Pending') AND starts_at <= $1
  ORDER BY starts_at LIMIT $2`;

@Injectable()
export class AppointmentProjectionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Works in a transaction that holds the appointment's lock: everything that moves money for it takes this first. */
  async withLock<T>(
    appointmentId: string,
    work: (tx: EntityManager, appointment: AppointmentProjection) => Promise<T>,
  ): Promise<T> {
    return this.dataSource.transaction(async (tx) => work(tx, await this.getForUpdate(tx, appointmentId)));
  }

  async save(tx: EntityManager, snapshot: AppointmentSnapshot): Promise<void> {
    await tx.query(SAVE, [
      snapshot.appointmentId,
      snapshot.practiceId,
      snapshot.clientId,
      snapshot.userId,
      snapshot.instantActionToken,
      hashToken(snapshot.instantActionToken),
      snapshot.state,
      snapshot.amountCents,
      snapshot.platformFeeCents,
      snapshot.currency,
      snapshot.timeZone,
      snapshot.startsAt,
      snapshot.endsAt,
      snapshot.paymentRequirement,
      snapshot.paymentDueBy,
      snapshot.bookedBy,
      snapshot.version,
      snapshot.kind,
      JSON.stringify(snapshot.lines),
      snapshot.packageSession && JSON.stringify(snapshot.packageSession),
      snapshot.terms && JSON.stringify(snapshot.terms),
      snapshot.practiceToken,
      snapshot.locationName,
    ]);
  }

  /** A guest has become a contact: the cards given for the visit are the contact's from now on. */
  async adoptCards(tx: EntityManager, appointmentId: string): Promise<void> {
    await tx.query(
      `UPDATE saved_cards SET holder_id = coalesce(contact.merged_into, projection.client_id)
       FROM appointment_projections projection
       LEFT JOIN client_projections contact ON contact.client_id = projection.client_id
       WHERE projection.appointment_id = $1 AND saved_cards.appointment_id = $1 AND projection.client_id IS NOT NULL
         AND holder_id IN (projection.appointment_id, projection.user_id)`,
      [appointmentId],
    );
  }

  /**
   * Stores the client of a visit after a merge, a split or an undone merge. An undone merge no longer returns the visit: the
   * merge event may have moved it before the split was known.
   */
  async saveClient(tx: EntityManager, appointmentId: string, clientId: string, version: number): Promise<void> {
    await tx.query(
      'UPDATE appointment_projections SET client_id = $2 WHERE appointment_id = $1 AND version <= $3 AND client_id <> $2',
      [appointmentId, clientId, version],
    );
    await tx.query(
      `DELETE FROM merged_rows WHERE table_name = 'appointment_projections' AND row_id = $1::text
         AND EXISTS (SELECT FROM appointment_projections WHERE appointment_id = $1::uuid AND version <= $2)`,
      [appointmentId, version],
    );
  }

  /** How it was cancelled, and what is kept for that. */
  async saveEnd(
    tx: EntityManager,
    appointmentId: string,
    end: Pick<AppointmentProjection, 'cancelledBy' | 'cancelledLate' | 'keptPackageCents' | 'lateFeeCents'>,
  ): Promise<void> {
    await tx.update(AppointmentProjection, { appointmentId }, end);
  }

  /** That the client did not come and what is kept for that, or that it was taken back. The caller holds the row's lock. */
  async saveNoShow(
    tx: EntityManager,
    appointmentId: string,
    said: Pick<AppointmentProjection, 'keptPackageCents' | 'lateFeeCents' | 'noShowAt' | 'noShowVersion'>,
  ): Promise<void> {
    // Before a visit counts as missed again, more may have been refunded.
    const before = said.noShowAt ? {} : { goodwillAtEndCents: null };
    await tx.update(AppointmentProjection, { appointmentId }, { ...said, ...before });
  }

  /** What rescheduling once cost, however often its event arrives. */
  async addRescheduleFee(
    tx: EntityManager,
    appointmentId: string,
    version: number,
    amountCents: number,
  ): Promise<void> {
    await tx.query('INSERT INTO reschedule_fees VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      appointmentId,
      version,
      amountCents,
    ]);
    await tx.query(
      `UPDATE appointment_projections SET reschedule_fee_cents =
         (SELECT coalesce(sum(amount_cents), 0) FROM reschedule_fees WHERE reschedule_fees.appointment_id = $1)
       WHERE appointment_id = $1`,
      [appointmentId],
    );
  }

  /** What the client or the coupons changed. The caller holds the row's lock. */
  async saveChoices(
    tx: EntityManager,
    appointment: AppointmentProjection,
    choices: Partial<Pick<AppointmentProjection, 'discountCents' | 'securedBy' | 'tipCents'>>,
  ): Promise<void> {
    Object.assign(appointment, choices);
    await tx.update(AppointmentProjection, { appointmentId: appointment.appointmentId }, choices);
  }

  /** The order of a gift card is paid, or has expired; of all else scheduling says the state. The caller holds the row's lock. */
  async saveOrderState(
    tx: EntityManager,
    order: AppointmentProjection,
    change: Partial<Pick<AppointmentProjection, 'securedBy' | 'state'>>,
  ): Promise<void> {
    Object.assign(order, change);
    await tx.update(AppointmentProjection, { appointmentId: order.appointmentId }, change);
  }

  /** Whether and how it was paid outside of a provider. The caller holds the row's lock. */
  async saveMark(
    tx: EntityManager,
    appointment: AppointmentProjection,
    mark: Pick<AppointmentProjection, 'markedPaidAt' | 'paidBy'>,
  ): Promise<void> {
    Object.assign(appointment, mark);
    await tx.update(AppointmentProjection, { appointmentId: appointment.appointmentId }, mark);
  }

  /** Its client has been sent an invoice. The caller holds the row's lock. */
  async markInvoiced(tx: EntityManager, appointment: AppointmentProjection, now: Date): Promise<void> {
    if (appointment.invoicedAt) return;
    appointment.invoicedAt = now;
    await tx.update(AppointmentProjection, { appointmentId: appointment.appointmentId }, { invoicedAt: now });
  }

  /** What the practice had refunded when the visit was cancelled or missed. The caller holds the row's lock. */
  async saveGoodwillAtEnd(
    tx: EntityManager,
    appointment: AppointmentProjection,
    goodwillAtEndCents: number,
  ): Promise<void> {
    appointment.goodwillAtEndCents = goodwillAtEndCents;
    await tx.update(AppointmentProjection, { appointmentId: appointment.appointmentId }, { goodwillAtEndCents });
  }

  /** What was published of the price. The caller holds the row's lock. */
  async savePublishedPrice(
    tx: EntityManager,
    appointment: AppointmentProjection,
    publishedPrice: PublishedPrice,
  ): Promise<void> {
    Object.assign(appointment, { publishedPrice, priceVersion: appointment.priceVersion + 1 });
    const { appointmentId, priceVersion } = appointment;
    await tx.update(AppointmentProjection, { appointmentId }, { publishedPrice, priceVersion });
  }

  async savePublishedStatus(
    tx: EntityManager,
    appointmentId: string,
    published: Pick<AppointmentProjection, 'publishedClientStatus' | 'publishedStatus'>,
  ): Promise<void> {
    await tx.update(AppointmentProjection, { appointmentId }, published);
  }

  /** Appointments whose status has changed by the passing of time alone. */
  async listStarted(now: Date, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(STARTED, [now, limit]);
    return rows.map(({ id }) => id);
  }

  async find(tx: EntityManager, appointmentId: string): Promise<AppointmentProjection | null> {
    return tx.findOneBy(AppointmentProjection, { appointmentId });
  }

  async findByToken(tx: EntityManager, token: string): Promise<AppointmentProjection | null> {
    return tx.findOneBy(AppointmentProjection, { tokenHash: hashToken(token) });
  }

  /** As `withLock`, in a transaction that is open. */
  async getForUpdate(tx: EntityManager, appointmentId: string): Promise<AppointmentProjection> {
    return tx.findOneOrFail(AppointmentProjection, { where: { appointmentId }, lock: { mode: 'pessimistic_write' } });
  }
}
