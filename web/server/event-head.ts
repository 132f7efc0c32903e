import { formatDate, formatDateTime } from '@yarrow/time/format';
import { addDays, parseOffsetDateTime, todayIn } from '@yarrow/time/wall-time';
import type { PageHead } from './first-html.js';

/** What the gateway answers about a group event for the head of its page; see the operation EventHead. */
export interface EventFacts {
  name: string;
  /** Plain text. */
  description: string;
  /** `in_person` or `virtual`. */
  kind: string;
  photoUrl: string | null;
  allDay: boolean;
  /** ISO 8601 with the offset of `timeZone`. */
  startsAt: string;
  endsAt: string;
  timeZone: string;
  amountCents: number;
  amountCurrency: string;
  atCapacity: boolean;
  cancelled: boolean;
  registrationOpen: boolean;
  locationName: string;
  locationSingleLine: string;
  /** Path of the page. */
  url: string;
  practice: { name: string; practitionerName: string; url: string; photoUrl: string | null };
}

/** The head of an event's page. */
export function eventHead(event: EventFacts, publicUrl: string): PageHead {
  const { practice } = event;
  const photoUrl = event.photoUrl ?? practice.photoUrl;
  const image = photoUrl ? new URL(photoUrl, publicUrl).href : undefined;
  const place = event.kind === 'virtual' ? 'Online' : event.locationName;
  const text = event.description.replace(/\s+/g, ' ').trim();
  return {
    title: `${event.name} with ${practice.practitionerName} · Yarrow`,
    description: shorten([whenText(event), place, text].filter(Boolean).join(' · ')),
    canonical: publicUrl + event.url,
    image,
    type: 'product',
    structuredData: eventStructuredData(event, publicUrl, image),
  };
}

/** A group event as schema.org describes it, with its price and whether there are places. */
function eventStructuredData(event: EventFacts, publicUrl: string, image: string | undefined): object {
  const url = publicUrl + event.url;
  const virtual = event.kind === 'virtual';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: event.name,
    description: event.description || undefined,
    image,
    ...datesOf(event),
    eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${virtual ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: virtual
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: event.locationName, address: event.locationSingleLine },
    organizer: { '@type': 'Organization', name: event.practice.name, url: publicUrl + event.practice.url },
    performer: { '@type': 'Person', name: event.practice.practitionerName },
    offers: {
      '@type': 'Offer',
      price: (event.amountCents / 100).toFixed(2),
      priceCurrency: event.amountCurrency,
      availability: `https://schema.org/${event.registrationOpen && !event.atCapacity ? 'InStock' : 'SoldOut'}`,
      url,
    },
  };
}

/** Whole days are dates, the last one included. */
function datesOf({ allDay, startsAt, endsAt, timeZone }: EventFacts) {
  if (!allDay) return { startDate: startsAt, endDate: endsAt };
  const dateOf = (instant: string) => todayIn(timeZone, parseOffsetDateTime(instant));
  return { startDate: dateOf(startsAt), endDate: addDays(dateOf(endsAt), -1) };
}

function whenText({ allDay, startsAt, timeZone }: EventFacts): string {
  const start = parseOffsetDateTime(startsAt);
  return allDay ? formatDate(start, timeZone) : formatDateTime(start, timeZone);
}

/** At most 160 characters, what result pages show, cut between words. */
function shorten(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
