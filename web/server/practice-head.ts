/** What the gateway answers about a practice for the head of its pages; see the operation PracticeHead. */
export interface PracticeHead {
  name: string;
  practitionerName: string;
  title: string | null;
  headline: string | null;
  photoUrl: string | null;
  /** Path of the profile. */
  url: string;
  city: string | null;
  stateAbbreviation: string | null;
  countryCode: string;
  defaultCurrency: string;
  reviewsAverage: number;
  reviewsCount: number;
  services: ServiceHead[];
}

export interface ServiceHead {
  id: string;
  name: string;
  /** Sanitised HTML. */
  description: string;
  amountCents: number;
  photoUrl: string | null;
}
