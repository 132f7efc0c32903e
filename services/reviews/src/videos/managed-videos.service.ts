import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DataSource } from 'typeorm';
import { AppointmentProjectionRepository } from '../appointment-projection/appointment-projection.repository.js';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import { VideoReviewsRepository } from '../video-reviews/video-reviews.repository.js';

const DEFAULT_PAGE = 20;
const MAX_PAGE = 50;
/** Of one contact. */
const VISITS = 20;

export interface ManagedPage {
  activeLinks?: boolean | null;
  limit?: number | null;
  offset?: number | null;
}

/** A contact, with the visits that took place. */
export interface VideoClient {
  firstName: string;
  lastName: string;
  visits: { id: string; endsAt: Date }[];
}

export interface ManagedVideo {
  video: VideoReview;
  /** Null for a person who is no contact of the practice. */
  client: VideoClient | null;
}

/** The videos and links that a practice manages. */
@Injectable()
export class ManagedVideosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoReviewsRepository,
    private readonly clients: ClientProjectionRepository,
    private readonly appointments: AppointmentProjectionRepository,
    private readonly clock: Clock,
  ) {}

  /** Null for all but the practice itself. */
  async list(actor: Actor, practiceId: string, page: ManagedPage): Promise<ManagedVideo[] | null> {
    if (!isOwn(actor, practiceId)) return null;
    const tx = this.dataSource.manager;
    const videos = await this.videos.listOfPractice(tx, {
      practiceId,
      links: this.linksAt(page.activeLinks),
      limit: Math.min(Math.max(page.limit ?? DEFAULT_PAGE, 1), MAX_PAGE),
      offset: Math.max(page.offset ?? 0, 0),
    });
    return this.withClients(practiceId, videos);
  }

  /** Of contacts of the caller's own practice, by the contact's id. */
  async listOfClients(actor: Actor, clientIds: readonly string[]): Promise<Map<string, ManagedVideo[]>> {
    requirePro(actor);
    const { practiceId } = actor;
    const page = { practiceId, clientIds, limit: DEFAULT_PAGE };
    const videos = await this.videos.listOfClients(this.dataSource.manager, page);
    const found = await this.withClients(practiceId, videos);
    const videosOf = (id: string) => found.filter(({ video }) => video.clientId === id);
    return new Map(clientIds.map((id) => [id, videosOf(id)]));
  }

  /** Null for all but the practice itself. */
  async count(actor: Actor, practiceId: string, activeLinks?: boolean | null): Promise<number | null> {
    if (!isOwn(actor, practiceId)) return null;
    return this.videos.countOfPractice(this.dataSource.manager, practiceId, this.linksAt(activeLinks));
  }

  private async withClients(practiceId: string, videos: readonly VideoReview[]): Promise<ManagedVideo[]> {
    const tx = this.dataSource.manager;
    const clientIds = [...new Set(videos.flatMap(({ clientId }) => clientId ?? []))];
    if (clientIds.length === 0) return videos.map((video) => ({ video, client: null }));
    const [clients, visits] = await Promise.all([
      this.clients.listByIds(tx, practiceId, clientIds),
      this.appointments.listOver(tx, { practiceId, clientIds, now: this.clock.now(), limit: VISITS }),
    ]);
    return videos.map((video) => {
      const known = clients.get(video.clientId ?? '');
      if (!known) return { video, client: null };
      const { clientId, firstName, lastName } = known;
      return { video, client: { firstName, lastName, visits: visits.filter((visit) => visit.clientId === clientId) } };
    });
  }

  private linksAt(activeLinks: boolean | null | undefined): Date | null {
    return activeLinks ? this.clock.now() : null;
  }
}

const isOwn = (actor: Actor, practiceId: string) => actor.kind === 'pro' && actor.practiceId === practiceId;
