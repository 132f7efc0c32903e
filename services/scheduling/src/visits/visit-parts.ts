export type AppointmentState = 'awaiting_payment' | 'pending' | 'approved' | 'declined' | 'cancelled' | 'unavailable';

/** How often a series repeats. */
export type RecurrenceFrequency =
  'daily' | 'weekly' | 'every_two_weeks' | 'monthly_by_day' | 'monthly_by_weekday' | 'custom';

/** Who acts on an appointment. */
export type Party = 'client' | 'pro';

/** Where it takes place: a copy that follows the location until the start. */
export interface AppointmentPlace {
  readonly locationId: string;
  readonly name: string;
  readonly kind: string;
  readonly singleLine: string;
  /** Town and state: what the client sees of a hidden address until the visit is approved. */
  readonly area: string;
  readonly hideAddress: boolean;
  readonly virtualType: string;
  readonly virtualLink: string;
  readonly virtualInstructions: string;
}

/** The session of a package that a visit takes. */
export interface PackageSession {
  /** From 1. */
  readonly sessionNumber: number;
  readonly numberOfSessions: number;
  /** Of the package. */
  readonly name: string;
  /** This visit bought the package, and is its first session. */
  readonly bought: boolean;
}

/** What may change of a visit. */
export type ChangedAspect = 'time' | 'place' | 'services' | 'note' | 'state';
