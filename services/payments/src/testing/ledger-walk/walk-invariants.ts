import { heldByProviders, platformFeesAtProviders } from './provider-totals.js';
import type { WalkWorld } from './walk-world.js';

/**
 * What a provider refunded of a visit beyond what was owed, where a failed refund of it was recorded as paid back as well: the
 * practice has paid that twice, by the provider's dashboard or a lost dispute. 0 for all other visits.
 */
const paidTwice = (appointmentId: string) => `
  (SELECT coalesce(sum(granted.amount_cents), 0) FROM entries granted JOIN journals refund ON refund.id = granted.journal_id
   WHERE granted.appointment_id = ${appointmentId} AND refund.kind = 'refund' AND granted.account = 'refunds' AND EXISTS (
     SELECT FROM journals WHERE appointment_id = ${appointmentId} AND source LIKE '%:paid_back'))`;

/** Questions to our own ledger; each answers with what must not be. */
const MUST_BE_EMPTY: Readonly<Record<string, string>> = {
  'a journal does not balance': `
    SELECT journal_id AS what, sum(amount_cents) AS cents FROM entries GROUP BY 1 HAVING sum(amount_cents) <> 0`,
  'money is still owed to a client': `
    SELECT appointment_id AS what, sum(amount_cents) FILTER (WHERE account = 'client_receivable') AS cents FROM entries
    WHERE account IN ('client_receivable', 'offline_payments') GROUP BY 1
    HAVING sum(amount_cents) FILTER (WHERE account = 'client_receivable')
      < -greatest(0, sum(amount_cents) FILTER (WHERE account = 'offline_payments')) - ${paidTwice('entries.appointment_id')}`,
  'money is owed to the client of a visit that was never marked as paid': `
    SELECT projection.appointment_id AS what, sum(entries.amount_cents) AS cents
    FROM appointment_projections projection JOIN entries USING (appointment_id)
      JOIN journals ON journals.id = journal_id
    WHERE account IN ('client_receivable', 'offline_payments') AND marked_paid_at IS NULL
      AND NOT (account = 'offline_payments' AND source LIKE '%:paid_back')
    GROUP BY 1 HAVING sum(entries.amount_cents) FILTER (WHERE account = 'client_receivable')
      < -${paidTwice('projection.appointment_id')}
      OR sum(entries.amount_cents) FILTER (WHERE account = 'offline_payments') <> 0`,
  'what is shown as owed, collected or charged is not what the ledger says': `
    SELECT projection.appointment_id AS what, due_cents AS cents FROM appointment_projections projection
    WHERE (due_cents, collected_cents, charged) <> (
      SELECT coalesce(sum(amount_cents) FILTER (WHERE account = 'client_receivable'), 0), coalesce(sum(amount_cents)
        FILTER (WHERE account IN ('provider_clearing', 'refunds_payable', 'offline_payments')), 0),
        coalesce(bool_or(account = 'provider_clearing'), false)
      FROM entries WHERE entries.appointment_id = projection.appointment_id)`,
  'more went back outside of providers than was paid there': `
    SELECT entries.appointment_id AS what, sum(amount_cents) AS cents FROM entries JOIN journals ON journals.id = journal_id
    WHERE account = 'offline_payments' AND source NOT LIKE '%:paid_back' GROUP BY 1 HAVING sum(amount_cents) < 0`,
  'a failed refund was paid back twice or not at all': `
    SELECT refunds.id AS what, amount_cents AS cents FROM refunds WHERE state = 'returned'
    UNION ALL
    SELECT refunds.id, refunds.amount_cents FROM refunds JOIN journals ON source = refunds.id || ':paid_back' WHERE state <> 'failed'`,
  'what an adjustment promised did not go back': `
    SELECT appointment_id AS what, sum(amount_cents) AS cents FROM entries WHERE account = 'refunds_payable'
    GROUP BY 1 HAVING sum(amount_cents) <> 0
    UNION ALL
    SELECT appointment_id, sum(provider_cents) FROM adjustments GROUP BY 1 HAVING sum(provider_cents) > (
      SELECT coalesce(sum(refunds.amount_cents), 0) FROM refunds
      WHERE refunds.appointment_id = adjustments.appointment_id
        -- A returned refund is owed as client_receivable, less later fees.
        AND (refunds.state = 'succeeded' OR refunds.returned_at IS NOT NULL))`,
  'the amount due is below the minimum charge': `
    SELECT projection.appointment_id AS what, due_cents AS cents
    FROM appointment_projections projection JOIN provider_accounts USING (practice_id)
    WHERE provider IN ('stripe', 'square') AND due_cents BETWEEN 1 AND CASE provider WHEN 'stripe' THEN 49 ELSE 99 END`,
  'a write-off is not below the minimum charge': `
    SELECT appointment_id AS what, sum(amount_cents) AS cents FROM entries WHERE account = 'write_offs'
    GROUP BY 1 HAVING sum(amount_cents) NOT BETWEEN 0 AND 99`,
  'an adjustment that was removed still counts': `
    SELECT id AS what, cents FROM (
      SELECT adjustments.id, sum(entries.amount_cents) AS cents
      FROM adjustments JOIN journals ON split_part(source, ':', 1) = adjustments.id::text
        AND kind IN ('adjustment', 'waiver') JOIN entries ON journal_id = journals.id
      WHERE removed_at IS NOT NULL GROUP BY adjustments.id, account HAVING sum(entries.amount_cents) <> 0
    ) left_over`,

  'a visit that does not take place owes or keeps more than its fees': `
    SELECT projection.appointment_id AS what, sum(entries.amount_cents) AS cents
    FROM appointment_projections projection JOIN entries USING (appointment_id)
    WHERE state IN ('declined', 'unavailable')
      AND account IN ('client_receivable', 'provider_clearing', 'gift_cards', 'offline_payments')
    GROUP BY 1 HAVING sum(entries.amount_cents) NOT BETWEEN -${paidTwice('projection.appointment_id')} AND 0`,
  'more was charged at once than a visit costs': `
    SELECT charges.appointment_id AS what, sum(charges.amount_cents) AS cents
    FROM charges JOIN appointment_projections projection USING (appointment_id) WHERE purpose = 'appointment'
    GROUP BY 1, projection.amount_cents, projection.platform_fee_cents, reschedule_fee_cents, projection.tip_cents
    HAVING sum(charges.amount_cents) > projection.amount_cents + projection.platform_fee_cents + reschedule_fee_cents
      + greatest(projection.tip_cents, 1500)`,
  'more is kept of a late visit than coming would have cost': `
    SELECT appointment_id AS what, late_fee_cents AS cents FROM appointment_projections
    WHERE state = 'cancelled' AND late_fee_cents > amount_cents - discount_cents`,
  'more was charged for being late than the fees are': `
    SELECT charges.appointment_id AS what, sum(charges.amount_cents) AS cents
    FROM charges JOIN appointment_projections projection USING (appointment_id) WHERE purpose = 'cancellation_fee'
    GROUP BY 1, late_fee_cents, reschedule_fee_cents HAVING sum(charges.amount_cents) > late_fee_cents + reschedule_fee_cents`,
  'a package went back and a session of it stands': `
    SELECT visits.appointment_id AS what, sold.amount_cents AS cents
    FROM appointment_projections visits JOIN client_packages sold ON visits.package_session ->> 'packageId' = sold.id::text
    WHERE refunded_at IS NOT NULL AND visits.state NOT IN ('declined', 'cancelled', 'unavailable')`,
  'it was not published what coupons leave of a visit': `
    SELECT appointment_id AS what, discount_cents AS cents FROM appointment_projections
    WHERE state NOT IN ('declined', 'cancelled', 'unavailable') AND discount_cents <> coalesce((
      SELECT sum(cents::integer) FROM jsonb_array_elements_text(published_price -> 'lineDiscountCents') cents), 0)`,
  'the ledger has another platform fee of a visit that is over than the charges and refunds of it': `
    SELECT appointment_id AS what, sum(cents) AS cents FROM (
      SELECT charges.appointment_id, platform_fee_cents AS cents FROM charges
      UNION ALL SELECT appointment_id, -platform_fee_cents FROM refunds WHERE state = 'succeeded' OR returned_at IS NOT NULL
      UNION ALL SELECT appointment_id, amount_cents FROM entries WHERE account = 'fees'
    ) fees JOIN appointment_projections USING (appointment_id)
    WHERE state IN ('declined', 'cancelled', 'unavailable') GROUP BY 1 HAVING sum(cents) <> 0`,
  'a tip was charged twice': `
    SELECT appointment_id AS what, count(*) AS cents FROM charges WHERE purpose = 'tip' GROUP BY 1 HAVING count(*) > 1`,
  'an attempt was booked twice': `
    SELECT attempts.id AS what, count(*) AS cents
    FROM attempts JOIN charges ON payment_intent_id = provider_object_id GROUP BY 1 HAVING count(*) > 1`,
  'a coupon was used more often than it may be': `
    SELECT codes.id AS what, count(*) AS cents
    FROM discount_codes codes JOIN coupon_redemptions uses ON discount_code_id = codes.id
    WHERE given_back_at IS NULL GROUP BY 1, max_redemptions HAVING count(*) > max_redemptions`,
  'a coupon of a visit that is over still counts': `
    SELECT uses.id AS what, uses.discount_cents AS cents
    FROM coupon_redemptions uses JOIN appointment_projections projection USING (appointment_id)
    WHERE given_back_at IS NULL AND state IN ('declined', 'cancelled', 'unavailable')
      AND least(late_fee_cents, projection.amount_cents - projection.discount_cents) <= 0`,
  'the discounts in the ledger are not those of the coupons': `
    SELECT projection.appointment_id AS what, projection.discount_cents AS cents FROM appointment_projections projection
    WHERE state NOT IN ('declined', 'cancelled', 'unavailable') AND projection.discount_cents <> (
      SELECT coalesce(sum(uses.discount_cents), 0) FROM coupon_redemptions uses
      WHERE uses.appointment_id = projection.appointment_id AND removed_at IS NULL)
    UNION ALL
    SELECT projection.appointment_id, sum(entries.amount_cents)
    FROM appointment_projections projection JOIN entries USING (appointment_id) WHERE account = 'discounts'
    GROUP BY 1, state, discount_cents HAVING sum(entries.amount_cents) <>
      CASE WHEN state IN ('declined', 'cancelled', 'unavailable') THEN 0 ELSE projection.discount_cents END`,
  'a gift card is overdrawn or worth more than it was issued for': `
    SELECT cards.id AS what, sum(entries.amount_cents) AS cents
    FROM gift_cards cards JOIN entries ON gift_card_id = cards.id
    GROUP BY 1, cards.amount_cents HAVING -sum(entries.amount_cents) NOT BETWEEN 0 AND cards.amount_cents`,
  'a gift card pays for a visit that asks for nothing': `
    SELECT projection.appointment_id AS what, sum(entries.amount_cents) AS cents
    FROM appointment_projections projection JOIN entries USING (appointment_id)
    WHERE account = 'gift_cards' AND state IN ('declined', 'unavailable') GROUP BY 1 HAVING sum(entries.amount_cents) <> 0`,
  'a package that was paid for is not sold, or one that was not paid for is': `
    SELECT projection.appointment_id AS what, 0 AS cents
    FROM appointment_projections projection LEFT JOIN client_packages sold USING (appointment_id)
    WHERE state = 'approved' AND lines @> '[{"packageSessions": 4}]' AND sold.id IS NULL AND NOT EXISTS (
      SELECT FROM entries WHERE entries.appointment_id = projection.appointment_id AND account = 'client_receivable'
      GROUP BY entries.appointment_id HAVING sum(amount_cents) > 0)
    UNION ALL
    SELECT appointment_id, amount_cents FROM client_packages sold WHERE refunded_at IS NULL AND EXISTS (
      SELECT FROM appointment_projections projection WHERE projection.appointment_id = sold.appointment_id
        AND projection.state = 'cancelled' AND projection.kept_package_cents <> sold.amount_cents)`,
  'charges and refunds are not what the ledger says': `
    SELECT appointment_id AS what, sum(cents) AS cents FROM (
      SELECT appointment_id, amount_cents AS cents FROM charges
      UNION ALL SELECT appointment_id, -amount_cents FROM refunds WHERE state = 'succeeded'
      UNION ALL SELECT appointment_id, -amount_cents FROM entries WHERE account = 'provider_clearing'
    ) movements GROUP BY 1 HAVING sum(cents) <> 0`,
  'numbers of invoices repeat or leave gaps': `
    SELECT practice_id AS what, max(number) AS cents FROM invoices GROUP BY 1 HAVING max(number) <> count(*)`,
  'an invoice does not come to what its lines do': `
    SELECT id AS what, (content ->> 'totalCents')::int AS cents FROM invoices
    WHERE (content ->> 'totalCents')::int <> (
      SELECT coalesce(sum((line ->> 'amountCents')::int), 0) FROM jsonb_array_elements(content -> 'lines') line)`,
  'an invoice was promised and not sent': `
    SELECT id AS what, attempts AS cents FROM invoice_sendings WHERE pdf IS NULL OR published_at IS NULL`,
  'a call that moves money has no end': `
    SELECT id AS what, amount_cents AS cents FROM attempts WHERE state IN ('started', 'unknown')
      AND purpose IN ('appointment', 'cancellation_fee', 'tip', 'refund')`,
  'a refund was not sent': `SELECT id AS what, amount_cents AS cents FROM refunds WHERE state IN ('planned', 'pending')`,
  'a dispute is not decided, or the ledger has another amount of it': `
    SELECT id AS what, held_cents AS cents FROM disputes WHERE state IN ('needs_response', 'under_review')
    UNION ALL
    SELECT appointment_id, sum(cents) FROM (
      SELECT appointment_id, held_cents + fee_cents AS cents FROM disputes
      UNION ALL SELECT appointment_id, amount_cents FROM entries WHERE account = 'dispute_withdrawals'
    ) held GROUP BY 1 HAVING sum(cents) <> 0`,
  'an event was given up': `SELECT event_id AS what, 0 AS cents FROM dead_letters`,
};

/** Everything that should hold once all is at rest, and does not. */
export async function findViolations(world: WalkWorld): Promise<string[]> {
  const { dataSource } = world.payments.service;
  const found: string[] = [];
  for (const [problem, sql] of Object.entries(MUST_BE_EMPTY)) {
    const rows = await dataSource.query<{ what: string; cents: string }[]>(sql);
    for (const { what, cents } of rows.slice(0, 5)) found.push(`${problem}: ${what} (${cents})`);
    if (rows.length > 5) found.push(`${problem}: and ${rows.length - 5} more`);
  }
  const others = [await compareWithProviders(world), await comparePlatformFees(world), await checkPackages(world)];
  return [...found, ...others.flat()];
}

/** To the cent, payment by payment: what the providers hold for us is what the ledger says. */
async function compareWithProviders(world: WalkWorld): Promise<string[]> {
  const held = heldByProviders(world);
  const rows = await world.payments.service.dataSource.query<{ id: string; visit: string; cents: number }[]>(
    `SELECT payment_intent_id AS id, appointment_id AS visit, charges.amount_cents - coalesce((
       SELECT sum(amount_cents) FROM refunds WHERE charge_id = charges.id AND state = 'succeeded'), 0)::int - coalesce((
       SELECT sum(held_cents) FROM disputes WHERE charge_id = charges.id), 0)::int AS cents
     FROM charges`,
  );
  const entered = new Map(rows.map((row) => [row.id, row]));
  const wrong = [...new Set([...held.keys(), ...entered.keys()])].filter(
    (id) => held.get(id) !== entered.get(id)?.cents,
  );
  return wrong.map((id) => {
    const booked = entered.get(id);
    return `payment ${id} of visit ${booked?.visit}: the provider holds ${held.get(id)}, the ledger ${booked?.cents}`;
  });
}

/**
 * To the cent: the platform's share that the ledger has of each payment, and of each visit of which nothing is due any
 * more, is what the providers' own objects leave with it.
 */
async function comparePlatformFees(world: WalkWorld): Promise<string[]> {
  const { dataSource } = world.payments.service;
  const atProviders = platformFeesAtProviders(world);
  const payments = await dataSource.query<{ id: string; visit: string; cents: number }[]>(
    `SELECT payment_intent_id AS id, appointment_id AS visit, charges.platform_fee_cents - coalesce((
       SELECT sum(platform_fee_cents) FROM refunds
       WHERE charge_id = charges.id AND (state = 'succeeded' OR returned_at IS NOT NULL)), 0)::int AS cents
     FROM charges`,
  );
  const wrong = payments.filter(({ id, cents }) => (atProviders.get(id) ?? 0) !== cents);
  const left = new Map<string, number>();
  for (const { id, visit } of payments) left.set(visit, (left.get(visit) ?? 0) + (atProviders.get(id) ?? 0));
  const visits = await dataSource.query<{ visit: string; cents: number }[]>(
    `SELECT appointment_id AS visit, coalesce(-sum(amount_cents) FILTER (WHERE account = 'fees'), 0)::int AS cents
     FROM entries WHERE appointment_id IS NOT NULL GROUP BY 1
     HAVING coalesce(sum(amount_cents) FILTER (WHERE account = 'client_receivable'), 0) = 0`,
  );
  return [
    ...wrong.map(
      ({ id, visit, cents }) =>
        `the platform's fee of payment ${id} of visit ${visit}: the provider says ${atProviders.get(id)}, we ${cents}`,
    ),
    ...visits
      .filter(({ visit, cents }) => (left.get(visit) ?? 0) !== cents)
      .map(
        ({ visit, cents }) =>
          `the platform's fee of visit ${visit}: providers left ${left.get(visit)}, the ledger ${cents}`,
      ),
  ];
}

/** A package that stays the client's is billed with what coupons left of its price; one that went back costs nothing. */
async function checkPackages(world: WalkWorld): Promise<string[]> {
  const rows = await world.payments.service.dataSource.query<
    { visit: string; kept: number; net: number; billed: number; refunded: boolean | null }[]
  >(PACKAGES, [[...world.packages.kept.keys()]]);
  return rows.flatMap(({ visit, kept, net, billed, refunded }) => {
    const stays = world.packages.kept.get(visit)!;
    const good = stays ? kept === net && billed >= net && refunded !== true : kept === 0 && refunded !== false;
    const fate = stays ? 'stays' : 'went back';
    return good
      ? []
      : [`the package of visit ${visit} ${fate}: ${net} cost, ${kept} kept, ${billed} billed, ${refunded}`];
  });
}

/** Of visits that bought a package and were cancelled: what the package cost after coupons, and what is asked for it. */
const PACKAGES = `
  SELECT projection.appointment_id AS visit, kept_package_cents AS kept,
    CASE WHEN sold.id IS NOT NULL THEN refunded_at IS NOT NULL END AS refunded,
    (lines -> 0 ->> 'amountCents')::int - coalesce((published_price -> 'lineDiscountCents' ->> 0)::int, 0) AS net,
    coalesce((SELECT -sum(amount_cents) FROM entries JOIN journals ON journals.id = journal_id
      WHERE entries.appointment_id = projection.appointment_id AND kind = 'billing'
        AND account IN ('practice_revenue', 'refunds')), 0)::int AS billed
  FROM appointment_projections projection LEFT JOIN client_packages sold USING (appointment_id)
  WHERE projection.appointment_id = ANY($1::uuid[])`;

/** All that is known of one visit, to find out how something came to be. */
export async function historyOf(world: WalkWorld, visit: string): Promise<string> {
  const { dataSource } = world.payments.service;
  const history: Record<string, unknown> = {};
  for (const [name, sql] of Object.entries(HISTORY)) history[name] = await dataSource.query(sql, [visit]);
  return JSON.stringify(history, null, 1);
}

const HISTORY: Readonly<Record<string, string>> = {
  appointment: `SELECT state, marked_paid_at, paid_by, amount_cents, discount_cents, tip_cents, late_fee_cents, reschedule_fee_cents, cancelled_by, secured_by,
    payment_requirement, lines, package_session, version FROM appointment_projections WHERE appointment_id = $1`,
  entries: `SELECT recorded_at, kind, account, amount_cents FROM entries JOIN journals ON journals.id = journal_id
    WHERE entries.appointment_id = $1 ORDER BY journals.id, entries.id`,
  adjustments: 'SELECT * FROM adjustments WHERE appointment_id = $1 ORDER BY created_at, id',
  charges: 'SELECT * FROM charges WHERE appointment_id = $1',
  refunds: 'SELECT * FROM refunds WHERE appointment_id = $1 ORDER BY id',
  disputes: 'SELECT * FROM disputes WHERE appointment_id = $1',
  attempts: `SELECT id, purpose, number, state, amount_cents, error_code, provider_object_id, times_asked FROM attempts
    WHERE subject_id = $1 OR subject_id IN (SELECT id FROM refunds WHERE appointment_id = $1) ORDER BY id`,
  scheduledCharges:
    'SELECT purpose, state, due_at, next_try_at, tries FROM scheduled_charges WHERE appointment_id = $1',
};

/** Sums over everything, for the report. */
export async function totals(world: WalkWorld): Promise<Record<string, number>> {
  const rows = await world.payments.service.dataSource.query<{ account: string; cents: string }[]>(
    'SELECT account, sum(amount_cents) AS cents FROM entries GROUP BY 1 ORDER BY 1',
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}
