import { Injectable } from '@nestjs/common';
import { newId } from '@yarrow/kit/ids';
import type { EntityManager } from 'typeorm';
import { giftCardLabel } from '../money/gift-card-code.js';
import { type Billed, type EntryDraft, NO_PRICE } from './ledger-rules.js';

export type JournalKind =
  | 'adjustment'
  | 'billing'
  | 'charge'
  | 'dispute'
  | 'gift_card'
  | 'gift_card_issue'
  | 'goodwill'
  | 'offline_payment'
  | 'platform_fee'
  | 'refund'
  | 'waiver'
  | 'write_off';

export interface JournalDraft {
  kind: JournalKind;
  /** What it records, such as the id of the charge; the same source is never recorded twice. */
  source: string;
  practiceId: string;
  /** Null where no visit is concerned: a gift card is issued. */
  appointmentId: string | null;
  currency: string;
  recordedAt: Date;
  entries: EntryDraft[];
}

/** Sums of an appointment's entries, cents. */
export interface AppointmentBalance {
  /** Above zero: owed by the client. */
  dueCents: number;
  /** Received through providers, less refunds and voluntary refunds that the practice has promised. */
  paidCents: number;
  /** The part of it that the practice refunds voluntarily and providers have yet to pay out. */
  promisedCents: number;
  /** Paid outside of any provider, less what went back. */
  offlineCents: number;
  /** Paid by gift cards, less what went back onto them. */
  giftCents: number;
  tipCents: number;
  /** Refunded or waived by the practice, although it was owed. */
  goodwillCents: number;
  /** The part of it that had never been paid. */
  waivedCents: number;
  /** Written off because it is below the minimum charge. */
  writtenOffCents: number;
  billed: Billed;
}

/** Of an appointment that nothing was recorded for. */
export const EMPTY_BALANCE: AppointmentBalance = {
  dueCents: 0,
  paidCents: 0,
  promisedCents: 0,
  offlineCents: 0,
  giftCents: 0,
  tipCents: 0,
  goodwillCents: 0,
  waivedCents: 0,
  writtenOffCents: 0,
  billed: NO_PRICE,
};

const BALANCES = `
  SELECT entries.appointment_id AS "appointmentId",
    coalesce(sum(amount_cents) FILTER (WHERE account = 'client_receivable'), 0)::int AS "dueCents",
    coalesce(sum(amount_cents) FILTER (WHERE account IN ('provider_clearing', 'refunds_payable')), 0)::int AS "paidCents",
    coalesce(-sum(amount_cents) FILTER (WHERE account = 'refunds_payable'), 0)::int AS "promisedCents",
    coalesce(sum(amount_cents) FILTER (WHERE account = 'offline_payments'), 0)::int AS "offlineCents",
    coalesce(sum(amount_cents) FILTER (WHERE account = 'gift_cards'), 0)::int AS "giftCents",
    coalesce(-sum(amount_cents) FILTER (WHERE account = 'tips'), 0)::int AS "tipCents",
    coalesce(sum(amount_cents) FILTER (WHERE account = 'refunds' AND kind <> 'billing'), 0)::int AS "goodwillCents",
    coalesce(sum(amount_cents) FILTER (WHERE account = 'refunds' AND kind = 'waiver'), 0)::int AS "waivedCents",
    coalesce(sum(amount_cents) FILTER (WHERE account = 'write_offs'), 0)::int AS "writtenOffCents",
    coalesce(-sum(amount_cents) FILTER (
      WHERE account IN ('practice_revenue', 'refunds') AND kind = 'billing'), 0)::int AS "priceCents",
    coalesce(sum(amount_cents) FILTER (WHERE account = 'discounts'), 0)::int AS "discountCents",
    coalesce(-sum(amount_cents) FILTER (WHERE account = 'fees' AND kind = 'billing'), 0)::int AS "feeCents"
  FROM entries JOIN journals ON journals.id = journal_id
  WHERE entries.appointment_id = ANY($1::uuid[]) GROUP BY entries.appointment_id`;

const GIFT_CARD_BALANCES = `
  SELECT gift_card_id AS id, -sum(amount_cents)::int AS cents FROM entries
  WHERE gift_card_id = ANY($1::uuid[]) GROUP BY gift_card_id`;

const GIFT_CARD_USES = `
  SELECT appointment_id AS "appointmentId", gift_card_id AS "giftCardId", sum(amount_cents)::int AS "amountCents"
  FROM entries WHERE appointment_id = ANY($1::uuid[]) AND account = 'gift_cards'
  GROUP BY appointment_id, gift_card_id HAVING sum(amount_cents) > 0 ORDER BY gift_card_id`;

/** What a gift card pays of a visit. */
export interface GiftCardUse {
  appointmentId: string;
  giftCardId: string;
  amountCents: number;
}

const REDEEMED_COUPONS = `
  SELECT code, discount_cents AS "amountCents" FROM coupon_redemptions
  WHERE appointment_id = $1 AND removed_at IS NULL ORDER BY redeemed_at, id`;

const REDEEMED_GIFT_CARDS = `
  SELECT gift_cards.code, sum(entries.amount_cents)::int AS "amountCents"
  FROM entries JOIN gift_cards ON gift_cards.id = entries.gift_card_id
  WHERE entries.appointment_id = $1 AND entries.account = 'gift_cards'
  GROUP BY gift_cards.id HAVING sum(entries.amount_cents) > 0 ORDER BY gift_cards.id`;

/** A coupon or a gift card that was used on a booking, as it is published. */
export interface RedeemedCode {
  /** For a gift card only its last characters: the full code is enough to spend it. */
  code: string;
  kind: 'coupon' | 'gift_card';
  amountCents: number;
}

/** Double-entry bookkeeping: rows are only ever added, and every balance is a sum. */
@Injectable()
export class LedgerRepository {
  /**
   * Records a journal. The database checks at the end of the transaction that it balances.
   * @returns false when this source was recorded before
   */
  async record(tx: EntityManager, draft: JournalDraft): Promise<boolean> {
    const { kind, source, practiceId, appointmentId, currency, recordedAt, entries } = draft;
    const journalId = newId();
    const added = await tx.query<unknown[]>(
      `INSERT INTO journals (id, practice_id, appointment_id, kind, source, recorded_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (kind, source) DO NOTHING RETURNING 1`,
      [journalId, practiceId, appointmentId, kind, source, recordedAt],
    );
    if (added.length === 0) return false;
    for (const { account, amountCents, giftCardId } of entries) {
      await tx.query(
        `INSERT INTO entries (id, journal_id, practice_id, appointment_id, account, amount_cents, currency, gift_card_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [newId(), journalId, practiceId, appointmentId, account, amountCents, currency, giftCardId ?? null],
      );
    }
    return true;
  }

  /** What was entered under a source, for taking it back. */
  async listEntries(tx: EntityManager, kind: JournalKind, source: string): Promise<EntryDraft[]> {
    return tx.query<EntryDraft[]>(
      `SELECT account, amount_cents AS "amountCents" FROM entries JOIN journals ON journals.id = journal_id
       WHERE kind = $1 AND source = $2 ORDER BY entries.id`,
      [kind, source],
    );
  }

  /** What is still waived by each adjustment of an appointment, the latest first. */
  async listWaivers(tx: EntityManager, appointmentId: string): Promise<{ adjustmentId: string; cents: number }[]> {
    return tx.query(
      `SELECT split_part(source, ':', 1) AS "adjustmentId", sum(amount_cents)::int AS cents
       FROM entries JOIN journals ON journals.id = journal_id
       WHERE entries.appointment_id = $1 AND kind = 'waiver' AND account = 'refunds'
       GROUP BY 1 HAVING sum(amount_cents) > 0 ORDER BY max(journals.recorded_at) DESC, 1 DESC`,
      [appointmentId],
    );
  }

  /** Sums by account of what was entered under a source and those that begin with it and a colon. */
  async listEntriesUnder(tx: EntityManager, kind: JournalKind, source: string): Promise<EntryDraft[]> {
    return tx.query<EntryDraft[]>(
      `SELECT account, sum(amount_cents)::int AS "amountCents" FROM entries JOIN journals ON journals.id = journal_id
       WHERE kind = $1 AND (source = $2 OR source LIKE $2 || ':%') GROUP BY account HAVING sum(amount_cents) <> 0`,
      [kind, source],
    );
  }

  async listBalances(tx: EntityManager, appointmentIds: readonly string[]): Promise<Map<string, AppointmentBalance>> {
    type Row = Omit<AppointmentBalance, 'billed'> & Omit<Billed, 'tipCents'> & { appointmentId: string };
    const rows = await tx.query<Row[]>(BALANCES, [appointmentIds]);
    return new Map(
      rows.map(({ appointmentId, priceCents, discountCents, feeCents, ...sums }) => [
        appointmentId,
        { ...sums, billed: { priceCents, discountCents, feeCents, tipCents: sums.tipCents } },
      ]),
    );
  }

  async getBalance(tx: EntityManager, appointmentId: string): Promise<AppointmentBalance> {
    return (await this.listBalances(tx, [appointmentId])).get(appointmentId) ?? EMPTY_BALANCE;
  }

  /** The platform's share of a visit, cents. */
  async getFees(tx: EntityManager, appointmentId: string): Promise<number> {
    const [row] = await tx.query<{ cents: number }[]>(
      `SELECT coalesce(-sum(amount_cents), 0)::int AS cents FROM entries WHERE appointment_id = $1 AND account = 'fees'`,
      [appointmentId],
    );
    return row!.cents;
  }

  /** What is left on gift cards, cents. */
  async listGiftCardBalances(tx: EntityManager, giftCardIds: readonly string[]): Promise<Map<string, number>> {
    return sumsById(await tx.query(GIFT_CARD_BALANCES, [giftCardIds]));
  }

  /** What each gift card pays of each visit, cents; none that pays nothing. */
  async listGiftCardUses(tx: EntityManager, appointmentIds: readonly string[]): Promise<GiftCardUse[]> {
    return tx.query<GiftCardUse[]>(GIFT_CARD_USES, [appointmentIds]);
  }

  /** What was used on a booking so far, in the order in which it counts: coupons make it cheaper, gift cards then pay. */
  async listRedeemedCodes(tx: EntityManager, appointmentId: string): Promise<RedeemedCode[]> {
    type Row = Omit<RedeemedCode, 'kind'>;
    const coupons = await tx.query<Row[]>(REDEEMED_COUPONS, [appointmentId]);
    const giftCards = await tx.query<Row[]>(REDEEMED_GIFT_CARDS, [appointmentId]);
    return [
      ...coupons.map((row) => ({ ...row, kind: 'coupon' as const })),
      ...giftCards.map((row) => ({ ...row, kind: 'gift_card' as const, code: giftCardLabel(row.code) })),
    ];
  }
}

function sumsById(rows: { id: string; cents: number }[]): Map<string, number> {
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}
