import { useShortcuts } from '../../../portal-ui/useShortcuts.js';
import type { CalendarToolbarProps } from './CalendarToolbar.js';

/** Single-key shortcuts of the toolbar, as in other calendars (documented for users in shortcuts/shortcutList.ts). */
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
