import { isComing, useSeriesVisits } from './useSeriesVisits.js';

interface OneVisit {
  id: string;
  instantActionToken: string;
  series?: { id: string } | null | undefined;
}

/** The other visits of a visit's series, of which some may change with it; nothing while the visit is not known. */
export function useOtherVisits(visit: OneVisit | undefined) {
  const { visits, error } = useSeriesVisits(visit?.instantActionToken ?? '', { skip: !visit?.series });
  if (!visit) return { known: false, visits: [], mayChange: false };
  if (!visit.series) return { known: true, visits: [], mayChange: false };
  // If they cannot be counted, the question is still asked.
  if (!visits) return { known: error !== undefined, visits: [], mayChange: true };
  return { known: true, visits, mayChange: visits.some((one) => one.id !== visit.id && isComing(one)) };
}
