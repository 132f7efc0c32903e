import type { ErrorCode } from '@yarrow/kit/domain-error';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AccountsRepository, CARD_PROVIDERS } from '../records/accounts/accounts.repository.js';
import type { ProviderAccount } from '../records/accounts/provider-account.entity.js';
import { walletsOf } from '../records/accounts/wallets.js';
import { AppointmentProjection } from '../records/appointments/appointment-projection.entity.js';
import { CardsRepository } from '../records/cards/cards.repository.js';
import type { SavedCard } from '../records/cards/saved-card.entity.js';
import type { Charge } from '../records/charges/charge.entity.js';
import { ChargesRepository } from '../records/charges/charges.repository.js';
import { Dispute } from '../records/disputes/dispute.entity.js';
import type { ScheduledCharge } from '../records/charges/scheduled-charge.entity.js';
import { type AppointmentBalance, EMPTY_BALANCE, LedgerRepository } from '../ledger/ledger.repository.js';
import type { PaymentProblem } from '../providers/provider-objects.js';
import type { Refund } from '../records/refunds/refund.entity.js';
import { RefundsRepository } from '../records/refunds/refunds.repository.js';

/** All that there is to know of the money side of an appointment. */
export interface PaymentSnapshot {
  appointment: AppointmentProjection;
  balance: AppointmentBalance;
  card: SavedCard | null;
  /** Latest first. */
  charges: Charge[];
  /** Latest first. */
  refunds: Refund[];
  /** Latest first. */
  disputes: Dispute[];
  scheduledCharges: ScheduledCharge[];
  takesCards: boolean;
  /** PayPal or Venmo. */
  takesWallets: boolean;
  /** Why the latest charge failed, while nothing has changed since. */
  problem: PaymentProblem | null;
}

interface LastAttempt {
  appointmentId: string;
  state: string;
  code: ErrorCode;
  message: string;
  /** The card that was charged; null for a wallet. */
  paymentMethodId: string | null;
}

const LAST_ATTEMPTS = `
  SELECT DISTINCT ON (subject_id) subject_id AS "appointmentId", state, error_code AS code, error_message AS message,
    parameters #>> '{source,paymentMethodId}' AS "paymentMethodId"
  FROM attempts WHERE subject_id = ANY($1::uuid[]) AND purpose IN ('appointment', 'cancellation_fee')
  ORDER BY subject_id, started_at DESC, number DESC`;

/** Reads the money side of many appointments in a fixed number of queries. */
@Injectable()
export class PaymentSnapshotsRepository {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly cards: CardsRepository,
    private readonly charges: ChargesRepository,
    private readonly ledger: LedgerRepository,
    private readonly refunds: RefundsRepository,
  ) {}

  async list(tx: EntityManager, appointmentIds: readonly string[]): Promise<Map<string, PaymentSnapshot>> {
    if (appointmentIds.length === 0) return new Map();
    const appointments = await tx.findBy(AppointmentProjection, { appointmentId: In([...appointmentIds]) });
    const ids = appointments.map((appointment) => appointment.appointmentId);
    const accounts = await this.accounts.listByPractices(tx, [
      ...new Set(appointments.map((appointment) => appointment.practiceId)),
    ]);
    const balances = await this.ledger.listBalances(tx, ids);
    const cards = await this.cards.listForAppointments(tx, ids);
    const charges = groupByAppointment(await this.charges.listByAppointments(tx, ids));
    const refunds = groupByAppointment(await this.refunds.listByAppointments(tx, ids));
    const disputes = groupByAppointment(
      await tx.find(Dispute, { where: { appointmentId: In(ids) }, order: { openedAt: 'DESC', id: 'DESC' } }),
    );
    const scheduledCharges = groupByAppointment(await this.charges.listScheduled(tx, ids));
    const attempts = new Map((await tx.query<LastAttempt[]>(LAST_ATTEMPTS, [ids])).map((a) => [a.appointmentId, a]));
    return new Map(
      appointments.map((appointment) => {
        const id = appointment.appointmentId;
        const card = cards.get(id) ?? null;
        const snapshot: PaymentSnapshot = {
          appointment,
          card,
          balance: balances.get(id) ?? EMPTY_BALANCE,
          charges: charges.get(id) ?? [],
          refunds: refunds.get(id) ?? [],
          disputes: disputes.get(id) ?? [],
          scheduledCharges: scheduledCharges.get(id) ?? [],
          ...waysToPay(appointment, accounts),
          problem: problemOf(attempts.get(id), card),
        };
        return [id, snapshot];
      }),
    );
  }
}

function waysToPay({ practiceId, currency }: AppointmentProjection, accounts: readonly ProviderAccount[]) {
  const own = accounts.filter((account) => account.practiceId === practiceId);
  const wallets = walletsOf(
    own.find(({ provider }) => provider === 'paypal'),
    currency,
  );
  return {
    takesCards: own.some(
      ({ provider, active, chargesEnabled }) => CARD_PROVIDERS.includes(provider) && active && chargesEnabled,
    ),
    takesWallets: wallets.paypal || wallets.venmo,
  };
}

/** A failure counts as long as the card is the same: another card deserves its own chance, and without one, one is needed. */
function problemOf(attempt: LastAttempt | undefined, card: SavedCard | null): PaymentProblem | null {
  if (attempt?.state !== 'failed' && attempt?.state !== 'awaiting_client') return null;
  if (card ? card.paymentMethodId !== attempt.paymentMethodId : attempt.paymentMethodId !== null) return null;
  return { code: attempt.code, message: attempt.message };
}

function groupByAppointment<T extends { appointmentId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.appointmentId, [...(groups.get(row.appointmentId) ?? []), row]);
  return groups;
}
