import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogProjectionRepository } from '../catalog-projection/catalog-projection.repository.js';
import { BookableEventsRepository } from '../event-records/bookable-events.repository.js';
import type { MeetingFacts, VideoMeeting } from '../video-meetings/video-meeting.entity.js';
import { AppointmentsRepository } from '../visits/appointments.repository.js';
import { isVideoPlace } from '../visits/meeting-link.js';
import type { AppointmentPlace, AppointmentState } from '../visits/visit-parts.js';

/** What a video call is for, as it is now. */
export interface MeetingNeed {
  /** What the provider is to know; undefined where no meeting shall be there. */
  readonly facts: MeetingFacts | undefined;
  readonly link: string;
  /** The visit or event will not take place, or did not. */
  readonly isOff: boolean;
  readonly place: AppointmentPlace;
}

const OFF: readonly AppointmentState[] = ['cancelled', 'declined', 'unavailable'];
/** As the provider takes it. */
const MAX_TOPIC_LENGTH = 200;

/** Looks up the visits and group events that calls are made for. No client data leaves the service. */
@Injectable()
export class MeetingSubjectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsRepository,
    private readonly events: BookableEventsRepository,
    private readonly catalogs: CatalogProjectionRepository,
  ) {}

  /** @returns undefined where it was deleted */
  async find(meeting: VideoMeeting, now: Date): Promise<MeetingNeed | undefined> {
    const tx = this.dataSource.manager;
    if (meeting.subject === 'event') {
      const event = await this.events.find(tx, meeting.subjectId);
      return event
        ? this.needOf({ ...event, title: event.name, isOff: event.isCancelled, isWanted: !event.isCancelled }, now)
        : undefined;
    }
    const visit = await this.appointments.find(tx, meeting.subjectId);
    if (!visit) return undefined;
    const title = visit.lines.map(({ name }) => name).join(', ');
    const isOff = OFF.includes(visit.state);
    return this.needOf({ ...visit, title, isOff, isWanted: visit.state === 'approved' }, now);
  }

  private async needOf(subject: Subject, now: Date): Promise<MeetingNeed> {
    const { practiceId, title, startsAt, endsAt, timeZone, place, meetingLink, isOff, isWanted } = subject;
    const practice = await this.catalogs.findPractice(this.dataSource.manager, practiceId);
    const facts = {
      topic: [title, practice?.name].filter(Boolean).join(' – ').slice(0, MAX_TOPIC_LENGTH),
      startsAt: startsAt.toISOString(),
      minutes: Math.max(1, Math.ceil((endsAt.getTime() - startsAt.getTime()) / 60_000)),
      timeZone,
    };
    const isMade = isWanted && isVideoPlace(place) && endsAt > now;
    return { facts: isMade ? facts : undefined, link: meetingLink ?? '', isOff, place };
  }
}

interface Subject {
  readonly practiceId: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly place: AppointmentPlace;
  readonly meetingLink: string | null;
  readonly isOff: boolean;
  readonly isWanted: boolean;
}
