import type { Location, Practice, Service } from '@yarrow/contracts/catalog/v1/events_pb';

/** Path of the links to video calls; the secret of the call follows. */
export const JOIN_PATH = '/join';

/** What scheduling knows of one practice: its settings, places and offers, and whether it can take cards. */
export interface PracticeCatalog {
  readonly practice: Practice;
  readonly locations: readonly Location[];
  readonly services: readonly Service[];
  /** A card provider of the practice takes charges. */
  readonly takesCards: boolean;
  /** Since when one of its active calendars elsewhere cannot be read. */
  readonly calendarsUnreadSince: Date | null;
  /** Where the links begin to video calls that are made for its visits; null where none are. */
  readonly meetingsAt: string | null;
}
