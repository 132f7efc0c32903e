/** Parameters of a statement, such as `$1`. */
type HoldTimeParameters = Record<
  'bufferMinutes' | 'endsAt' | 'expiresAt' | 'id' | 'keptBy' | 'keptFrom' | 'now' | 'practiceId' | 'startsAt',
  string
>;

/**
 * Returns the part of an SQL statement that reserves the time of a hold, so that holding a slot takes one round trip.
 * It returns the id, or no row if the time is taken.
 */
export function takeHoldTime(of: HoldTimeParameters): string {
  const { id, practiceId, startsAt, endsAt, expiresAt, bufferMinutes, keptBy, keptFrom, now } = of;
  const buffer = `make_interval(mins => ${bufferMinutes})`;
  // Each kind of busy time has its own index.
  const busy = (condition: string) => `
    SELECT FROM occupancies WHERE practice_id = ${practiceId} AND ${condition}
      AND during && tstzrange(${startsAt}::timestamptz - ${buffer}, ${endsAt}::timestamptz + ${buffer})
      AND starts_at < ${endsAt}::timestamptz + ${buffer} AND ends_at > ${startsAt}::timestamptz - ${buffer}`;
  return `
    INSERT INTO occupancies (id, practice_id, kind, starts_at, ends_at, during, expires_at, kept_by, kept_from)
    SELECT ${id}::uuid, ${practiceId}::uuid, 'hold', ${startsAt}::timestamptz, ${endsAt}::timestamptz,
      tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz + ${buffer}), ${expiresAt}::timestamptz,
      ${keptBy}::uuid, ${keptFrom}::bytea
    WHERE NOT EXISTS (${busy(`NOT overlap_allowed AND (expires_at IS NULL OR expires_at > ${now})`)})
      AND NOT EXISTS (${busy('overlap_allowed')})
    ON CONFLICT DO NOTHING RETURNING id`;
}

/** The part of an SQL statement that releases the holds whose ids are in `gone`. */
export const RELEASE_GONE_HOLDS =
  "DELETE FROM occupancies USING gone WHERE occupancies.id = gone.id AND occupancies.kind = 'hold'";
