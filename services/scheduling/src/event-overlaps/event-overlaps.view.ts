import type { Actor } from '@yarrow/kit/actor';
import { AppointmentView } from '../visits/appointment.view.js';
import { personalEventView } from '../event-records/personal-event.view.js';
import { bookableEventView } from '../event-records/bookable-event.view.js';
import type { EventOverlap } from './event-overlaps.policy.js';

/** What a refused event would cover, as payloads name it; nothing where it was not refused for that. */
export function overlapsView(overlap?: EventOverlap, viewer?: { actor: Actor; now: Date }) {
  if (!overlap || !viewer) return { overlappingAppointments: [], overlappingEvents: [], overlappingPersonalEvents: [] };
  const { actor, now } = viewer;
  return {
    overlappingAppointments: overlap.visits.map((visit) => new AppointmentView(visit, actor, now)),
    overlappingEvents: overlap.events.map((event) => bookableEventView(event, actor, now)),
    overlappingPersonalEvents: overlap.personal.map(personalEventView),
  };
}
