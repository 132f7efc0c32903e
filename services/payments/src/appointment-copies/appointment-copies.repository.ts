import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppointmentCopy, type ToldPrice } from './appointment-copy.entity.js';
import { hashToken } from './token-hash.js';

/** What an event of scheduling tells of an appointment or a registration, as far as money goes. */
export type AppointmentFacts = Pick<
  AppointmentCopy,
  | 'amountCents'
  | 'appointmentId'
  | 'bookedBy'
  | 'clientId'
  | 'currency'
  | 'endsAt'
  | 'instantActionToken'
  | 'kind'
  | 'lines'
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

/** Facts only ever replace older ones, whatever the order in which they arrive. */
const SAVE = `
  INSERT INTO appointment_copies AS copies (
    appointment_id, practice_id, client_id, user_id, instant_action_token, token_hash, state, amount_cents,
    platform_fee_cents, currency, time_zone, starts_at, ends_at, payment_requirement, payment_due_by, booked_by, version,
    kind, lines, package_session, terms, practice_token
  ) VALUES (
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22
  )
  ON CONFLICT (appointment_id) DO UPDATE SET
    client_id = excluded.client_id, user_id = excluded.user_id, instant_action_token = excluded.instant_action_token,
    token_hash = excluded.token_hash, state = excluded.state, amount_cents = excluded.amount_cents,
    platform_fee_cents = CASE WHEN copies.amount_cents = excluded.amount_cents
      THEN copies.platform_fee_cents ELSE excluded.platform_fee_cents END,
    currency = excluded.currency, time_zone = excluded.time_zone, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, payment_requirement = excluded.payment_requirement,
    payment_due_by = excluded.payment_due_by, booked_by = excluded.booked_by, version = excluded.version,
    lines = excluded.lines, package_session = excluded.package_session, terms = excluded.terms,
    practice_token = coalesce(excluded.practice_token, copies.practice_token)
  WHERE copies.version < excluded.version
    OR (copies.version = excluded.version AND copies.practice_token IS NULL)`;

@Injectable()
export class AppointmentCopiesRepository {
  async save(tx: EntityManager, facts: AppointmentFacts): Promise<void> {
    await tx.query(SAVE, [
      facts.appointmentId,
      facts.practiceId,
      facts.clientId,
      facts.userId,
      facts.instantActionToken,
      hashToken(facts.instantActionToken),
      facts.state,
      facts.amountCents,
      facts.platformFeeCents,
      facts.currency,
      facts.timeZone,
      facts.startsAt,
      facts.endsAt,
      facts.paymentRequirement,
      facts.paymentDueBy,
      facts.bookedBy,
      facts.version,
      facts.kind,
      JSON.stringify(facts.lines),
      facts.packageSession && JSON.stringify(facts.packageSession),
      facts.terms && JSON.stringify(facts.terms),
      facts.practiceToken,
    ]);
  }

  /** A guest has become a contact: the cards given for the visit are the contact's from now on. */
  async adoptCards(tx: EntityManager, appointmentId: string): Promise<void> {
    await tx.query(
      `UPDATE saved_cards SET holder_id = copies.client_id FROM appointment_copies copies
       WHERE copies.appointment_id = $1 AND saved_cards.appointment_id = $1 AND copies.client_id IS NOT NULL
         AND holder_id IN (copies.appointment_id, copies.user_id)`,
      [appointmentId],
    );
  }

  /** How it was cancelled, and what is kept for that. */
  async saveEnd(
    tx: EntityManager,
    appointmentId: string,
    end: Pick<AppointmentCopy, 'cancelledBy' | 'cancelledLate' | 'keptPackageCents' | 'lateFeeCents'>,
  ): Promise<void> {
    await tx.update(AppointmentCopy, { appointmentId }, end);
  }

  /** What one move cost, however often it is told. */
  async addMovingFee(tx: EntityManager, appointmentId: string, version: number, amountCents: number): Promise<void> {
    await tx.query('INSERT INTO moving_fees VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      appointmentId,
      version,
      amountCents,
    ]);
    await tx.query(
      `UPDATE appointment_copies SET moving_fee_cents =
         (SELECT coalesce(sum(amount_cents), 0) FROM moving_fees WHERE moving_fees.appointment_id = $1)
       WHERE appointment_id = $1`,
      [appointmentId],
    );
  }

  /** What the client or the coupons changed. The caller holds the row's lock. */
  async saveChoices(
    tx: EntityManager,
    copy: AppointmentCopy,
    choices: Partial<Pick<AppointmentCopy, 'discountCents' | 'securedBy' | 'tipCents'>>,
  ): Promise<void> {
    Object.assign(copy, choices);
    await tx.update(AppointmentCopy, { appointmentId: copy.appointmentId }, choices);
  }

  /** What others are told of the price. The caller holds the row's lock. */
  async saveTold(tx: EntityManager, copy: AppointmentCopy, toldPrice: ToldPrice): Promise<void> {
    Object.assign(copy, { toldPrice, priceVersion: copy.priceVersion + 1 });
    const { appointmentId, priceVersion } = copy;
    await tx.update(AppointmentCopy, { appointmentId }, { toldPrice, priceVersion });
  }

  async find(tx: EntityManager, appointmentId: string): Promise<AppointmentCopy | null> {
    return tx.findOneBy(AppointmentCopy, { appointmentId });
  }

  async findByToken(tx: EntityManager, token: string): Promise<AppointmentCopy | null> {
    return tx.findOneBy(AppointmentCopy, { tokenHash: hashToken(token) });
  }

  /** Everything that moves money for an appointment takes this lock first. */
  async getForUpdate(tx: EntityManager, appointmentId: string): Promise<AppointmentCopy> {
    return tx.findOneOrFail(AppointmentCopy, { where: { appointmentId }, lock: { mode: 'pessimistic_write' } });
  }

  async reassignClient(tx: EntityManager, practiceId: string, fromId: string, intoId: string): Promise<void> {
    await tx.update(AppointmentCopy, { practiceId, clientId: fromId }, { clientId: intoId });
  }
}
