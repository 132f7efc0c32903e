import { Injectable } from '@nestjs/common';
import type { Actor } from '@yarrow/kit/actor';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientProjectionRepository } from '../client-projection/client-projection.repository.js';
import { VideoChangesService } from '../video-reviews/video-changes.service.js';
import type { CodeResult } from '../video-reviews/video-confirmation.entity.js';
import { noEmail, VideoInvitationsService } from './video-invitations.service.js';
import { linkNotFound } from '../video-reviews/video-link-errors.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import { VideoUploadsService } from './video-uploads.service.js';

/** Codes by which a client confirms that an upload link of their practice reached them. */
@Injectable()
export class VideoCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: VideoUploadsService,
    private readonly changes: VideoChangesService,
    private readonly clients: ClientProjectionRepository,
    private readonly invitations: VideoInvitationsService,
  ) {}

  /** The client's address, shortened: `m•••@example.com`. Null once confirmed, and where the practice has none. */
  async addressOf(video: VideoReview): Promise<string | null> {
    const email = video.isConfirmed ? null : await this.findEmail(this.dataSource.manager, video);
    return email && shorten(email);
  }

  /**
   * Mails a new code, which replaces the last one; nothing once the client has confirmed.
   * @throws DomainError `upload_link_not_found`, `upload_link_unavailable`, `no_email`, `rate_limited`
   */
  async send(actor: Actor, uploadHash: string): Promise<VideoReview> {
    const { id } = await this.get(actor, uploadHash);
    await this.invitations.countCode(id);
    const video = await this.changes.change(id, async (own, now, tx) => {
      own.requireOpen(now);
      if (own.isConfirmed) return;
      if (!(await this.findEmail(tx, own))) throw noEmail();
      await this.invitations.publishCode(tx, own, own.confirmation.issue(now));
    });
    return video!;
  }

  /** @throws DomainError `upload_link_not_found`, `upload_link_unavailable`, `wrong_code`, `code_expired` */
  async confirm(actor: Actor, uploadHash: string, code: string): Promise<VideoReview> {
    const { id } = await this.get(actor, uploadHash);
    let result = 'wrong' as CodeResult;
    const video = await this.changes.change(id, (own, now) => {
      own.requireOpen(now);
      result = own.isConfirmed ? 'right' : own.confirmation.confirm(code.replace(/\s/g, ''), now);
    });
    // A wrong try is counted, so it is refused after the transaction.
    requireRight(result);
    return video!;
  }

  private async findEmail(tx: EntityManager, { practiceId, clientId }: VideoReview): Promise<string | null> {
    const client = clientId ? await this.clients.find(tx, practiceId, clientId) : null;
    return client?.email || null;
  }

  private async get(actor: Actor, uploadHash: string): Promise<VideoReview> {
    const video = await this.uploads.find(actor, uploadHash);
    if (!video) throw linkNotFound();
    return video;
  }
}

function requireRight(result: CodeResult): void {
  if (result === 'wrong') throw new DomainError('wrong_code', 'This is not the code from your mail.', 'code');
  if (result === 'expired') {
    throw new DomainError('code_expired', 'This code is not valid any more. Please ask for a new one.', 'code');
  }
}

function shorten(email: string): string {
  const [name, domain] = email.split('@');
  return `${name!.slice(0, 1)}•••@${domain}`;
}
