import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { fetchPublic, PublicFetchError, type PublicAnswer } from '@yarrow/kit/security/public-fetch';
import type { SchedulingConfig } from '../../config.js';
import {
  type CalendarAdapter,
  CalendarReadError,
  type CalendarReading,
  type CalendarRequest,
} from '../calendar-adapter.js';
import { readFeed } from './read-feed.js';

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** Reads calendars in the iCal format from an address. */
@Injectable()
export class FeedAdapter implements CalendarAdapter {
  readonly providers = ['ical_feed'] as const;

  constructor(@Inject(CONFIG) private readonly config: SchedulingConfig) {}

  async read({ access: address, known, timeZone, from, to }: CalendarRequest): Promise<CalendarReading> {
    const answer = await this.fetch(address, {
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    });
    if (answer.status === 304 && known) return { unchanged: true };
    if (answer.status !== 200) throw new CalendarReadError('unreachable');
    const { name, busy } = await readFeed(answer.body.toString('utf8'), { timeZone, from, to });
    return {
      unchanged: false,
      name: name || new URL(address).hostname,
      ...{ etag: headerOf(answer, 'etag'), lastModified: headerOf(answer, 'last-modified') },
      busy,
      ours: [],
    };
  }

  private async fetch(address: string, headers: Record<string, string>): Promise<PublicAnswer> {
    const allowLoopback = this.config.CALENDAR_FEEDS_ON_LOOPBACK;
    try {
      return await fetchPublic(address, { headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, allowLoopback });
    } catch (error) {
      const tooLarge = error instanceof PublicFetchError && error.problem === 'too_large';
      throw new CalendarReadError(tooLarge ? 'too_large' : 'unreachable');
    }
  }
}

/** Longer ones are of no use: the next reading is a whole one. */
function headerOf({ headers }: PublicAnswer, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value.length <= 1_000 ? value : null;
}
