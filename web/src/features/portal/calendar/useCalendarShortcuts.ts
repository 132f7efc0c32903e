import { useShortcuts } from '../../../portal-ui/useShortcuts.js';
import type { CalendarToolbarProps } from './CalendarToolbar.js';

/** What the toolbar does, by single keys; those of other calendars (shortcuts/shortcutList.ts tells them to people). */
export function useCalendarShortcuts(
  toolbar: Pick<CalendarToolbarProps, 'onToday' | 'onStep' | 'onView' | 'onCreate'>,
): void {
  const { onToday, onStep, onView, onCreate } = toolbar;
  const [back, forward] = [() => onStep(-1), () => onStep(1)];
  useShortcuts({
    ...{ t: onToday, n: forward, j: forward, p: back, k: back, c: onCreate },
    ...{ d: () => onView('day'), w: () => onView('week'), m: () => onView('month') },
  });
}
