import { useFirstRendering } from '../../lib/hydration.js';
import { browserToday } from './days.js';

/** Today where the browser is, `YYYY-MM-DD`; in the first HTML the day in UTC. */
export function useToday(): string {
  return useFirstRendering()?.now.slice(0, 10) ?? browserToday();
}
