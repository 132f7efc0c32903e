import type { CalendarProvider } from './calendar-profile.entity.js';

/** A stretch of time, epoch milliseconds: nothing else of what a calendar holds is kept. */
export interface BusyTime {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Why a calendar could not be read: it did not answer, or not with a calendar, or with more than is read. */
export type CalendarProblem = 'unreachable' | 'no_calendar' | 'too_large';

export class CalendarReadError extends Error {
  override readonly name = 'CalendarReadError';

  constructor(readonly problem: CalendarProblem) {
    super(`The calendar could not be read: ${problem}`);
  }
}

export interface CalendarRequest {
  /** With what the account is reached. */
  readonly address: string;
  /** Of what has no zone of its own. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Of the last reading, where an answer that nothing has changed will do. */
  readonly known: { readonly etag: string | null; readonly lastModified: string | null } | null;
}

export type CalendarReading =
  | { readonly unchanged: true }
  | {
      readonly unchanged: false;
      readonly name: string;
      readonly etag: string | null;
      readonly lastModified: string | null;
      readonly busy: readonly BusyTime[];
    };

/** How calendars of a kind of provider are read. */
export interface CalendarAdapter {
  readonly providers: readonly CalendarProvider[];
  /** @throws CalendarReadError */
  read(request: CalendarRequest): Promise<CalendarReading>;
}
