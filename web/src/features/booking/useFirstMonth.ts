import { useState } from 'react';
import { monthOf, type Month } from './month.js';

interface TimesOfMonth {
  days: readonly unknown[];
  /** ISO 8601 with an offset. */
  nextStartsAt?: string | null | undefined;
}

/** Shows the first month that has free times, once, when the first answer has come and its month has none. */
export function useFirstMonth(
  availability: TimesOfMonth | undefined,
  month: Month,
  onMonth: (month: Month) => void,
): void {
  const [answered, setAnswered] = useState(false);
  if (answered || !availability) return;
  setAnswered(true);
  const { days, nextStartsAt } = availability;
  if (days.length === 0 && nextStartsAt && monthOf(nextStartsAt) > month) onMonth(monthOf(nextStartsAt));
}
