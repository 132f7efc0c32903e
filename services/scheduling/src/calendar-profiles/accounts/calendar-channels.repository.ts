import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Channel } from '../calendar-adapter.js';
import type { CalendarProvider } from '../calendar-profile.entity.js';

/** As long as opening a channel may take before another process may begin. */
const CLAIM_MS = 2 * 60_000;

/** Where providers report that calendars have changed. */
@Injectable()
export class CalendarChannelsRepository {
  /** Takes calendars that need a channel, or soon need a new one. @returns their ids */
  async claimDue(
    tx: EntityManager,
    providers: readonly CalendarProvider[],
    { now, limit }: { now: Date; limit: number },
  ): Promise<string[]> {
    const rows: { calendar_id: string }[] = await tx.query(
      `INSERT INTO calendar_channels (calendar_id, open_at)
       SELECT calendar.id, $3 FROM external_calendars calendar
       JOIN calendar_profiles profile ON profile.id = calendar.profile_id
       LEFT JOIN calendar_channels channel ON channel.calendar_id = calendar.id
       WHERE calendar.active AND profile.provider_name = ANY($1::text[]) AND profile.errored_at IS NULL
         AND (channel.calendar_id IS NULL OR channel.open_at <= $2)
       LIMIT $4
       ON CONFLICT (calendar_id) DO UPDATE SET open_at = excluded.open_at WHERE calendar_channels.open_at <= $2
       RETURNING calendar_id`,
      [providers, now, new Date(now.getTime() + CLAIM_MS), limit],
    );
    return rows.map(({ calendar_id: id }) => id);
  }

  /** @param openAt when the next one is opened */
  async keep(
    tx: EntityManager,
    calendarId: string,
    { channelId, endsAt, secretDigest, openAt }: Channel & { secretDigest: Buffer; openAt: Date },
  ): Promise<void> {
    await tx.query(
      `UPDATE calendar_channels SET channel_id = $2, ends_at = $3, secret_digest = $4, open_at = $5
       WHERE calendar_id = $1`,
      [calendarId, channelId, endsAt, secretDigest, openAt],
    );
  }

  async postpone(tx: EntityManager, calendarId: string, openAt: Date): Promise<void> {
    await tx.query('UPDATE calendar_channels SET open_at = $2 WHERE calendar_id = $1', [calendarId, openAt]);
  }

  /** @returns the calendar that the channel is for, undefined for an unknown channel or another secret */
  async findCalendar(tx: EntityManager, channelId: string, secretDigest: Buffer): Promise<string | undefined> {
    const [row]: { calendar_id: string }[] = await tx.query(
      'SELECT calendar_id FROM calendar_channels WHERE channel_id = $1 AND secret_digest = $2',
      [channelId, secretDigest],
    );
    return row?.calendar_id;
  }
}
