import { isDate } from '@yarrow/time/wall-time';
import { useLocation, useSearch } from 'wouter';
import { PHONE, useMedia } from '../../../lib/useMedia.js';
import { CALENDAR_VIEWS, type CalendarView } from './calendarRange.js';

/**
 * The view and the date that the address asks for. Without one: the week, the day on a phone; today.
 * @param today `YYYY-MM-DD` in the practice's zone
 */
export function useCalendarAddress(today: string) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const phone = useMedia(PHONE);
  const [askedView, askedDate] = [params.get('view'), params.get('date') ?? ''];
  const view = CALENDAR_VIEWS.find((candidate) => candidate === askedView) ?? (phone ? 'day' : 'week');
  const date = isDate(askedDate) ? askedDate : today;
  const show = (change: { view?: CalendarView; date?: string }, { replace = false } = {}) => {
    const next = { view, date, ...change };
    params.set('view', next.view);
    if (next.date === today) params.delete('date');
    else params.set('date', next.date);
    // An appointment that is open stays open.
    navigate(`${path}?${params}${window.location.hash}`, { replace });
  };
  return { view, date, phone, show };
}
