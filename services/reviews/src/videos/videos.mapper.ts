import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { CONFIG } from '@yarrow/kit/config';
import type { ReviewsConfig } from '../config.js';
import { timeAgo } from '../reviews/time-ago.js';
import type { VideoReview } from '../video-reviews/video-review.entity.js';
import type { ManagedVideo, VideoClient } from './managed-videos.service.js';
import type { ShownVideo } from '../video-reviews/video-reviews.repository.js';

/** The page on which a video is uploaded, as its link shows it. */
export type VideoUploadView = ReturnType<VideosMapper['upload']>;

/** What of a video leaves, and in which form. */
@Injectable()
export class VideosMapper {
  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  uploadUrl({ uploadHash }: VideoReview): string {
    return `${this.config.PUBLIC_URL}/video-review/upload/${uploadHash}`;
  }

  own(video: VideoReview) {
    const { id, status, originalFilename, fileSizeMb, uploadHash } = video;
    return { id, status, originalFilename, fileSizeMb, uploadHash, canUpload: video.canUpload(this.clock.now()) };
  }

  json(video: VideoReview): string {
    const { id, status, originalFilename, fileSizeMb, uploadHash, canUpload } = this.own(video);
    const names = { original_filename: originalFilename, file_size_mb: fileSizeMb, can_upload: canUpload };
    return JSON.stringify({ id, status, ...names, upload_hash: uploadHash });
  }

  /** As its practice manages it, without the secret of its link, which is for the client only. */
  managed({ video, client }: ManagedVideo) {
    const { id, status, clientId, originalFilename, contentType, title, description, uploadedAt } = video;
    const iso = (at: Date | null) => at?.toISOString() ?? null;
    const seconds = uploadedAt && video.processedAt && (video.processedAt.getTime() - uploadedAt.getTime()) / 1000;
    return {
      ...{ id, status, clientId, originalFilename, contentType, title, description },
      client: client && shownClient(client),
      clientName: (client && nameOf(client)) || video.author,
      rating: video.statedRating,
      videoUrl: video.videoKey ? `/media/videos/${id}.mp4` : null,
      failure: video.failure,
      isUploadLink: video.isLinkOfPractice,
      uploadEnabled: video.uploadEnabled,
      uploadExpiresAt: video.uploadExpiresAt.toISOString(),
      uploadedAt: iso(uploadedAt),
      processedAt: iso(video.processedAt),
      processingTime: seconds === null ? null : Math.round(seconds),
      recordedAt: iso(video.recordedAt),
      createdAt: video.createdAt.toISOString(),
      approvedAt: iso(video.approvedAt),
      approvedBy: accountOf(video.approvedBy),
      user: accountOf(video.uploadedBy),
      uploadedByPractice: video.uploadedBy !== null,
      canUpload: video.canUpload(this.clock.now()),
    };
  }

  upload(video: VideoReview) {
    const { uploadHash, status, firstName, practiceId, reviewId, isConfirmed } = video;
    const linkState = video.linkState(this.clock.now());
    return { video, uploadHash, status, firstName, practiceId, reviewId, isConfirmed, linkState };
  }

  public(video: ShownVideo) {
    const { id, author, rating, uploadedByPractice, durationMs, createdAt } = video;
    return {
      ...{ id, author, rating, uploadedByPractice },
      videoUrl: `/media/videos/${id}.mp4`,
      posterUrl: `/media/videos/${id}.jpg`,
      seconds: Math.round(durationMs / 1000),
      createdAtAgoInWords: timeAgo(createdAt, this.clock.now()),
    };
  }
}

const nameOf = ({ firstName, lastName }: VideoClient) => `${firstName} ${lastName}`.trim();
const accountOf = (id: string | null) => (id === null ? null : { __typename: 'User' as const, id });

function shownClient({ firstName, lastName, visits }: VideoClient) {
  const appointments = visits.map(({ id, endsAt }) => ({ id, endsAt: endsAt.toISOString() }));
  return { firstName, lastName, name: nameOf({ firstName, lastName, visits }), appointments };
}
