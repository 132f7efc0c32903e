/** A choice of a list, as `Select` takes it. */
interface Choice {
  value: string;
  label: string;
}

const choices = (minutes: readonly number[], label: (minutes: number) => string, recommended: number): Choice[] =>
  minutes.map((value) => ({
    value: String(value),
    label: value === recommended ? `${label(value)} (recommended)` : label(value),
  }));

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Whole weeks, days or hours where they are; else hours and minutes. */
function lengthText(minutes: number): string {
  if (minutes >= 10_080 && minutes % 10_080 === 0) return plural(minutes / 10_080, 'week');
  if (minutes >= 1440 && minutes % 1440 === 0) return plural(minutes / 1440, 'day');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? plural(hours, 'hour') : '', rest > 0 ? plural(rest, 'minute') : ''].filter(Boolean).join(' ');
}

const orNone = (none: string) => (minutes: number) => (minutes === 0 ? none : lengthText(minutes));

/** Spec portal-configuration §9. */
export const BUFFERS = choices([0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 150, 180], orNone('No buffer'), 15);
export const LEAD_TIMES = choices([0, 15, 30, 60, 180, 480, 720, 1440, 2880, 4320, 10_080], orNone('None'), 1440);
export const INCREMENTS = choices([15, 30, 60, 75, 90, 120, 150, 180, 240, 300, 360], lengthText, 30);
export const APPROVALS = [
  { value: 'yes', label: 'Yes (recommended)' },
  { value: 'no', label: 'No (approval required)' },
] as const;
