import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { RateLimitsService } from '@yarrow/kit/rate-limits/rate-limits.service';
import { DataSource } from 'typeorm';
import { VideoMeetingsRepository } from '../video-meetings/video-meetings.repository.js';
import { isVideoPlace } from '../visits/meeting-link.js';
import type { NoCall } from './join-page.js';
import { MeetingSubjectsService } from './meeting-subjects.service.js';

/** Limits requests with invalid links: guessing takes far more requests than regular use. */
export const JOIN_MISSES = { name: 'join-link', points: 300, perSeconds: 600 };

/** Where a link to a video call leads at the moment. */
@Injectable()
export class JoinService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly meetings: VideoMeetingsRepository,
    private readonly subjects: MeetingSubjectsService,
    private readonly rateLimits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /** @returns the address of the call: its own meeting, otherwise the link of its location; or why there is none */
  async find(secret: string, actor: Actor): Promise<{ url: string } | NoCall> {
    const meeting = await this.meetings.findByLink(this.dataSource.manager, secret);
    const need = meeting && (await this.subjects.find(meeting, this.clock.now()));
    if (!need) {
      await this.rateLimits.consume(JOIN_MISSES, actor.ip);
      return 'unknown';
    }
    if (need.isOff || !isVideoPlace(need.place)) return 'called_off';
    const url = meeting.joinUrl ?? need.place.virtualLink;
    return isWebAddress(url) ? { url } : 'not_ready';
  }
}

/** Practitioners type the links of their locations. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
