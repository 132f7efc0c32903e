/** A length as people say it: 50 min, 1 hr, 1 hr 30 min. Services without a length (0) have none to show. */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} hr` : `${Math.floor(minutes / 60)} hr ${rest} min`;
}
