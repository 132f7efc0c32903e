import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { newId, newSecretToken } from '@yarrow/kit/ids';
import { machineClock } from '@yarrow/kit/machine-clock';
import { hashToken } from '@yarrow/kit/security/hash-token';
import { DataSource } from 'typeorm';
import type { SchedulingConfig } from '../../config.js';
import type { CalendarProvider } from '../calendar-profile.entity.js';
import { CalendarProfilesRepository } from '../calendar-profiles.repository.js';
import { CalendarAccountsService } from './calendar-accounts.service.js';
import { CalendarChannelsRepository } from './calendar-channels.repository.js';

const BATCH = 4;
/** As long as Google and Microsoft keep one open. */
const WANTED_MS = 6 * 86_400_000;
/** The next one is opened after this share of the time, so that none is missing in between. */
const RENEW_AFTER = 0.8;
const AFTER_FAILURE_MS = 3_600_000;

/** Has providers report changes of calendars, so that these are read at once. */
@Injectable()
export class CalendarChannelsService {
  private readonly logger = new Logger(CalendarChannelsService.name);

  constructor(
    @Inject(CONFIG) private readonly config: SchedulingConfig,
    private readonly dataSource: DataSource,
    private readonly channels: CalendarChannelsRepository,
    private readonly profiles: CalendarProfilesRepository,
    private readonly accounts: CalendarAccountsService,
  ) {}

  /** Opens the channels that are missing or about to end. */
  async openDue(clock: () => Date, stopping: AbortSignal): Promise<void> {
    if (!this.config.CALENDAR_REPORTS_URL) return;
    const providers = this.accounts.listReporting();
    while (!stopping.aborted) {
      const now = clock();
      const due = await this.dataSource.transaction((tx) =>
        this.channels.claimDue(tx, providers, { now, limit: BATCH }),
      );
      if (due.length === 0) return;
      await Promise.all(due.map((calendarId) => this.open(calendarId, now)));
    }
  }

  /** A provider reports a change. What is not known by its channel and secret is left alone. */
  async report(channelId: string, secret: string, now: Date): Promise<void> {
    const tx = this.dataSource.manager;
    const calendarId = await this.channels.findCalendar(tx, channelId, hashToken(secret));
    if (calendarId) await this.profiles.makeDue(tx, [calendarId], now);
  }

  private async open(calendarId: string, now: Date): Promise<void> {
    const tx = this.dataSource.manager;
    const secret = newSecretToken();
    try {
      const channel = await this.accounts.reach(
        calendarId,
        ({ adapter, access, calendar, provider }) =>
          adapter.openChannel?.(access, calendar.calendarId, {
            ...{ id: newId(), secret, url: this.urlOf(provider) },
            endsAt: new Date(machineClock.now().getTime() + WANTED_MS),
          }) ?? Promise.resolve(undefined),
        now,
      );
      if (!channel) return;
      const lifeMs = channel.endsAt.getTime() - machineClock.now().getTime();
      const [endsAt, openAt] = [lifeMs, lifeMs * RENEW_AFTER].map((ms) => new Date(now.getTime() + ms)) as [Date, Date];
      await this.channels.keep(tx, calendarId, { ...channel, endsAt, secretDigest: hashToken(secret), openAt });
    } catch (error) {
      // Until then the calendar is read as often as those that report nothing.
      this.logger.warn(`changes of calendar ${calendarId} are not reported: ${String(error)}`);
      await this.channels.postpone(tx, calendarId, new Date(now.getTime() + AFTER_FAILURE_MS));
    }
  }

  private urlOf(provider: CalendarProvider): string {
    const sender = provider === 'google' ? 'google_calendar' : 'microsoft_calendar';
    return `${this.config.CALENDAR_REPORTS_URL}/webhooks/${sender}`;
  }
}
