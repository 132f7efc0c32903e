import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type * as contract from '../generated/graphql.js';
import type { FoundOpening, PractitionerRow } from '../engine/search-result.js';

const MAX_THERAPIES = 5;
const KINDS: Readonly<Record<string, contract.SearchKind>> = {
  office: 'in_person',
  home: 'in_home',
  virtual: 'virtual',
};

export function hitOf(row: PractitionerRow): contract.PractitionerHit {
  const { practiceId: id, city, state, latitude, longitude, distanceKm, openings, ...shown } = row;
  return {
    ...shown,
    id,
    practice: { id },
    url: `/p/${row.slug}`,
    therapies: row.therapies.slice(0, MAX_THERAPIES),
    cityState: [city, state].filter(Boolean).join(', ') || null,
    latitude: rounded(latitude, 2),
    longitude: rounded(longitude, 2),
    distanceKm: rounded(distanceKm, 1),
    nextOpenings: openings.map(openingOf),
  };
}

function openingOf({ startsAt, locationKind, ...opening }: FoundOpening): contract.SearchOpening {
  return {
    ...opening,
    startsAt: formatOffsetDateTime(Date.parse(startsAt), opening.timeZone),
    kind: KINDS[locationKind] ?? 'in_person',
  };
}

/** Rounds to about a kilometre: a result never shows a home address. */
function rounded(value: number | null, decimals: number): number | null {
  return value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals;
}
