/** Pairs of visits that hold one time. @param {{ startsAt: string, endsAt: string }[]} visits of one practice */
export function countOverlaps(visits) {
  const sorted = visits.slice().sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  let until = 0;
  let overlaps = 0;
  for (const { startsAt, endsAt } of sorted) {
    if (Date.parse(startsAt) < until) overlaps += 1;
    until = Math.max(until, Date.parse(endsAt));
  }
  return overlaps;
}

/**
 * Visits that were charged more than once or, where it is known what one costs, not once in full.
 * @param {{ id: string, priceCents?: number }[]} visits that stand
 * @param {{ id: string, metadata: Record<string, string> }[]} intents of the provider
 * @param {{ status: string, payment_intent: string, amount: number, amount_refunded: number }[]} charges of the provider
 */
export function countWrongCharges(visits, intents, charges) {
  const visitOf = Object.fromEntries(intents.map(({ id, metadata }) => [id, metadata.appointment_id]));
  const kept = {};
  for (const { status, payment_intent: intent, amount, amount_refunded: refunded } of charges) {
    if (status === 'succeeded') (kept[visitOf[intent]] ??= []).push(amount - refunded);
  }
  return visits.filter(({ id, priceCents }) => {
    const own = kept[id] ?? [];
    return priceCents === undefined ? own.length > 1 : own.length !== 1 || own[0] !== priceCents;
  }).length;
}
