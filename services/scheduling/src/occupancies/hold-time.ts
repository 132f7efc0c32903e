/** Parameters of a statement, such as `$1`. */
type HoldTimeParameters = Record<
  'bufferMinutes' | 'endsAt' | 'expiresAt' | 'id' | 'keptBy' | 'keptFrom' | 'now' | 'practiceId' | 'startsAt',
  string
>;

/**
 * The part of a statement that takes the time of a hold, where nothing is in the way, so that keeping a time
 * is one round trip. @returns SQL that gives the id, or no row where the time is taken
 */
export function takeHoldTime(of: HoldTimeParameters): string {
  const { id, practiceId, startsAt, endsAt, expiresAt, bufferMinutes, keptBy, keptFrom, now } = of;
  const buffer = `make_interval(mins => ${bufferMinutes})`;
  // Each kind of busy time has an index of its own.
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

/** The part of a statement that releases the times of the holds that its `gone` names by their ids. */
export const RELEASE_GONE_HOLDS =
  "DELETE FROM occupancies USING gone WHERE occupancies.id = gone.id AND occupancies.kind = 'hold'";
