const UNITS = [
  { name: 'year', seconds: 365 * 86_400 },
  { name: 'month', seconds: 30 * 86_400 },
  { name: 'week', seconds: 7 * 86_400 },
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
] as const;

/** How long ago, in the largest unit that fits: `3 weeks ago`. */
export function timeAgo(then: Date, now: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1000;
  const unit = UNITS.find((candidate) => seconds >= candidate.seconds);
  if (!unit) return 'just now';
  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}

/** As `timeAgo`, where no more than the day may be known. */
export function daysAgo(then: Date, now: Date): string {
  return now.getTime() - then.getTime() < 86_400_000 ? 'today' : timeAgo(then, now);
}
