import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { delayAfter, isAccessLost, ProviderAnswerError } from '../provider-calls/provider-answer-error.js';
import type { MeetingFacts, VideoMeeting } from '../video-meetings/video-meeting.entity.js';
import { VideoMeetingsRepository } from '../video-meetings/video-meetings.repository.js';
import { ConferencingService } from './conferencing.service.js';
import { type MeetingNeed, MeetingSubjectsService } from './meeting-subjects.service.js';
import { type ZoomAccess, ZoomAccessService } from './zoom/zoom-access.service.js';
import type { ZoomMeeting } from './zoom/zoom.client.js';

/** Side by side: Zoom takes about ten changes a second of one app. */
const BATCH = 4;

/** Has Zoom make, move and delete meetings until they are as the visits and events are. */
@Injectable()
export class MeetingCallsService {
  private readonly logger = new Logger(MeetingCallsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly meetings: VideoMeetingsRepository,
    private readonly subjects: MeetingSubjectsService,
    private readonly access: ZoomAccessService,
    private readonly conferencing: ConferencingService,
  ) {}

  /** Syncs all that is due. */
  async syncDue(clock: () => Date, stopping: AbortSignal): Promise<void> {
    if (!this.access.offered) return;
    while (!stopping.aborted) {
      const due = await this.dataSource.transaction((tx) => this.meetings.claimDue(tx, clock(), BATCH));
      if (due.length === 0) return;
      const synced = await Promise.allSettled(due.map((meeting) => this.sync(meeting, clock())));
      const failed = synced.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  private async sync(meeting: VideoMeeting, now: Date): Promise<void> {
    try {
      await this.settle(meeting, now);
      meeting.dueAt = null;
      meeting.failures = 0;
    } catch (error) {
      if (isAccessLost(error)) await this.conferencing.losePractice(meeting.practiceId, now);
      meeting.failures += 1;
      meeting.dueAt = isAccessLost(error) ? null : new Date(now.getTime() + delayAfter(error, meeting.failures));
      this.logger.warn(`the meeting of ${meeting.subjectId} could not be settled: ${String(error)}`);
    }
    await this.dataSource.transaction((tx) => this.meetings.save(tx, meeting));
  }

  /** One call to Zoom at most, but where it has lost the meeting. */
  private async settle(meeting: VideoMeeting, now: Date): Promise<void> {
    const need = await this.subjects.find(meeting, now);
    // Past ones stay as they are, for the practitioner's own list.
    if (meeting.endsAt <= now && !need?.isOff) return;
    if (!need?.facts && !meeting.meetingId && !meeting.mayExist) return;
    if (need?.facts && isInSync(meeting, need.facts) && !meeting.mayExist) return;
    const access = await this.access.find(meeting.practiceId);
    // Reconnecting makes it due again.
    if (!access) return;
    await this.withToken(meeting.practiceId, access, async (token) => {
      if (need?.facts) await this.provide(meeting, need, { ...access, token });
      else await this.remove(meeting, need, { ...access, token });
    });
  }

  /** A token that Zoom refuses before its time is renewed once. */
  private async withToken(
    practiceId: string,
    { token }: ZoomAccess,
    work: (token: string) => Promise<void>,
  ): Promise<void> {
    try {
      await work(token);
    } catch (error) {
      if (!(error instanceof ProviderAnswerError) || error.status !== 401) throw error;
      const renewed = await this.access.find(practiceId, token);
      if (renewed) await work(renewed.token);
    }
  }

  private async provide(meeting: VideoMeeting, need: MeetingNeed, access: ZoomAccess): Promise<void> {
    const facts = need.facts!;
    if (meeting.meetingId && meeting.accountId === access.accountId) {
      if (await this.isUpdated(meeting.meetingId, facts, access.token)) {
        meeting.known = facts;
        return;
      }
      this.forget(meeting);
    }
    await this.make(meeting, need, access);
  }

  private async isUpdated(id: string, facts: MeetingFacts, token: string): Promise<boolean> {
    try {
      await this.access.client.updateMeeting(token, id, facts);
      return true;
    } catch (error) {
      // Deleted at Zoom by hand.
      if (error instanceof ProviderAnswerError && error.isGone) return false;
      throw error;
    }
  }

  /** The link is in its agenda, by which one is found again whose making was not answered. */
  private async make(meeting: VideoMeeting, { link, facts }: MeetingNeed, access: ZoomAccess): Promise<void> {
    const { client } = this.access;
    const { accountId, token } = access;
    const found = meeting.mayExist ? await client.findMeeting(token, link) : undefined;
    if (found) await client.updateMeeting(token, found.id, facts!);
    const { id: meetingId, joinUrl } =
      found ?? (await this.create(meeting, () => client.createMeeting(token, facts!, link)));
    Object.assign(meeting, { accountId, meetingId, joinUrl, known: facts, mayExist: false });
  }

  /** Zoom knows no idempotency keys: that a call went out is known before it goes. */
  private async create(meeting: VideoMeeting, call: () => Promise<ZoomMeeting>): Promise<ZoomMeeting> {
    meeting.mayExist = true;
    await this.dataSource.transaction((tx) => this.meetings.save(tx, meeting));
    try {
      return await call();
    } catch (error) {
      if (error instanceof ProviderAnswerError && error.isRefusal) meeting.mayExist = false;
      throw error;
    }
  }

  private async remove(meeting: VideoMeeting, need: MeetingNeed | undefined, access: ZoomAccess): Promise<void> {
    const { client } = this.access;
    const found = meeting.mayExist && need ? await client.findMeeting(access.token, need.link) : undefined;
    const id = meeting.meetingId ?? found?.id;
    try {
      if (id && (found || meeting.accountId === access.accountId)) await client.deleteMeeting(access.token, id);
    } catch (error) {
      if (!(error instanceof ProviderAnswerError) || !error.isGone) throw error;
    }
    this.forget(meeting);
  }

  private forget(meeting: VideoMeeting): void {
    Object.assign(meeting, { accountId: null, meetingId: null, joinUrl: null, known: null, mayExist: false });
  }
}

function isInSync({ meetingId, known }: VideoMeeting, facts: MeetingFacts): boolean {
  return meetingId !== null && known !== null && JSON.stringify(sorted(known)) === JSON.stringify(sorted(facts));
}

const sorted = ({ topic, startsAt, minutes, timeZone }: MeetingFacts) => [topic, startsAt, minutes, timeZone];
