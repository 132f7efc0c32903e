/**
 * What `npm run load` makes its report of goes into the file that `SUMMARY` names; run by hand, the limits that were
 * not kept are printed.
 */
export function handleSummary(data) {
  const text = JSON.stringify(data);
  if (__ENV.SUMMARY) return { [__ENV.SUMMARY]: text };
  const missed = Object.entries(data.metrics).flatMap(([name, { thresholds = {} }]) =>
    Object.entries(thresholds).flatMap(([limit, { ok }]) => (ok ? [] : [`missed: ${name} ${limit}`])),
  );
  return { stdout: `${missed.join('\n') || 'All limits were kept.'}\n` };
}
