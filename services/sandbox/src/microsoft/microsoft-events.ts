import type { CalendarState } from '../calendars/calendar-state.js';
import type { CalendarUser, StoredEntry, UserCalendar } from '../calendars/calendar-types.js';
import { randomText } from '../rest/ids.js';
import type { JsonCall, JsonOperation } from '../rest/json-api.js';
import { type MicrosoftCalendars, requireWritable } from './microsoft-calendars.js';
import { readEvent, showEvent } from './microsoft-event-format.js';
import { itemNotFound } from './microsoft-problems.js';
import type { GraphEvent } from './microsoft-types.js';

type Call = JsonCall<CalendarUser>;

/** Events (https://learn.microsoft.com/en-us/graph/api/resources/event). */
export class MicrosoftEvents {
  constructor(
    private readonly state: CalendarState<GraphEvent>,
    private readonly calendars: MicrosoftCalendars,
  ) {}

  operations(): JsonOperation<CalendarUser>[] {
    const path = '/me/events/:eventId';
    return [
      { method: 'POST', path: '/me/calendars/:calendarId/events', status: 201, handle: (call) => this.create(call) },
      { method: 'GET', path, handle: (call) => this.show(call) },
      { method: 'PATCH', path, handle: (call) => this.update(call) },
      { method: 'DELETE', path, status: 204, handle: (call) => this.remove(call) },
    ];
  }

  /** A repeated `transactionId` answers the existing event. */
  private create(call: Call): object {
    const calendar = this.calendars.calendarOf(call);
    requireWritable(calendar);
    const { transactionId } = call.body;
    const known = typeof transactionId === 'string' && this.findByTransaction(calendar, transactionId);
    if (known) return showEvent(known);
    const identity = typeof transactionId === 'string' ? { transactionId } : {};
    const event = readEvent(call.body, identity);
    return showEvent(this.state.save(calendar, { ...event, id: newEventId(), isDeleted: false }));
  }

  private show(call: Call): object {
    const isExpanded = call.query['$expand']?.startsWith('singleValueExtendedProperties');
    return showEvent(this.eventOf(call), isExpanded);
  }

  private update(call: Call): object {
    const { id, calendarId, body } = this.eventOf(call);
    const calendar = this.state.findCalendar(call.caller.id, calendarId)!;
    requireWritable(calendar);
    const event = readEvent(call.body, body);
    return showEvent(this.state.save(calendar, { ...event, id, isDeleted: false }));
  }

  private remove(call: Call): undefined {
    const event = this.eventOf(call);
    requireWritable(this.state.findCalendar(call.caller.id, event.calendarId)!);
    this.state.delete(event);
  }

  private eventOf({ caller, params }: Call): StoredEntry<GraphEvent> {
    const { eventId } = params;
    const found = this.state.entries.values().find(({ id, userId }) => id === eventId && userId === caller.id);
    if (!found || found.isDeleted) throw itemNotFound();
    return found;
  }

  private findByTransaction({ id }: UserCalendar, transactionId: string): StoredEntry<GraphEvent> | undefined {
    return this.state.entriesOf(id).find(({ isDeleted, body }) => !isDeleted && body.transactionId === transactionId);
  }
}

export function newEventId(): string {
  return `AAMkAD${randomText(60)}=`;
}
