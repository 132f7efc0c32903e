/** A result as the database gives it. */
export interface PractitionerRow {
  practiceId: string;
  name: string;
  practitionerName: string;
  title: string | null;
  headline: string | null;
  slug: string;
  photoUrl: string | null;
  reviewsAverage: number;
  reviewsCount: number;
  therapies: string[];
  inPerson: boolean;
  inHome: boolean;
  virtual: boolean;
  fromAmountCents: number | null;
  currency: string;
  city: string | null;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  distanceKm: number | null;
  openings: FoundOpening[];
}

/** A free start as the database gives it inside JSON. */
export interface FoundOpening {
  /** ISO 8601. */
  startsAt: string;
  timeZone: string;
  date: string;
  partOfDay: 'morning' | 'afternoon' | 'evening';
  /** `office`, `home` or `virtual`. */
  locationKind: string;
  locationId: string;
  serviceId: string;
}

/** How many results each choice would leave. */
export interface FacetRow {
  facet: 'category' | 'language' | 'kind';
  value: string;
  label: string;
  count: number;
}

export interface SearchResult {
  rows: PractitionerRow[];
  totalCount: number;
  facets: FacetRow[];
}
